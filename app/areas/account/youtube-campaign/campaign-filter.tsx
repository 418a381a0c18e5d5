import { Form, useNavigation } from '@remix-run/react';
import { CAMPAIGN_STATUSES } from '#core/growth/campaigns/campaign-rules.pure.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import type { CampaignChoice } from './campaigns-page.server.ts';

/** Which campaigns; all of it stands in the address. */
export function CampaignFilter({ choice }: { choice: CampaignChoice }) {
  const { t } = useTranslation('campaigns');
  const isBusy = useNavigation().formMethod === 'GET';
  const options = [
    { value: '', label: t('filter.any') },
    ...CAMPAIGN_STATUSES.map((status) => ({ value: status, label: t(`status.${status}`) })),
  ];
  return (
    <Row
      as={Form}
      method="get"
      action={pagePath('youtube-campaign')}
      preventScrollReset
      wraps
      gap={3}
      align="end"
    >
      <TextField
        type="search"
        name="search"
        label={t('filter.search')}
        defaultValue={choice.search}
        maxLength={200}
        mark={null}
      />
      <Select
        name="status"
        label={t('filter.status')}
        defaultValue={choice.status ?? ''}
        options={options}
        mark={null}
      />
      <Button type="submit" tone="outline" icon="filter" busy={isBusy}>
        {t('filter.apply')}
      </Button>
    </Row>
  );
}
