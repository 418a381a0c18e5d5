import { getFormProps } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { CampaignFields } from '#app/components/campaigns/campaign-fields.tsx';
import type { CampaignInput } from '#app/components/campaigns/campaign-form.server.ts';
import { FormErrors } from '#app/forms/form-errors.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { Disclosure } from '#app/ui/surface/disclosure.tsx';
import type { GivenForm, ShownCampaign } from './campaign-page.server.ts';

interface ChangeFormProps {
  campaign: ShownCampaign;
  given: GivenForm;
  result: object | undefined;
}

/** What is measured, but for the link. */
export function ChangeForm({ campaign, given, result: sent }: ChangeFormProps) {
  const { t } = useTranslation('campaigns');
  const keywords = campaign.keywords.join('\n');
  const chosen = Object.fromEntries(
    campaign.countries.map((id, at) => [`country_${at + 1}`, String(id)]),
  );
  const { form, fields, result } = useServerForm<CampaignInput>({
    ...{ id: 'change-campaign', result: sent, constraint: given.constraint },
    defaultValue: { ...chosen, track: campaign.track, keywords },
  });
  const labels = {
    keywords: t('form.keywords'),
    country_1: t('form.country'),
    track: t('form.track'),
  };
  // What is measured of it now makes room for what is to be.
  const own = campaign.status === 'active' ? campaign.keywords.length : 0;
  return (
    <Disclosure icon="pencil" title={t('change.title')} isOpen={sent !== undefined}>
      <Form method="post" {...getFormProps(form)} preventScrollReset>
        <FormStack>
          <FormErrors {...{ form, result, labels }} />
          <CampaignFields
            {...{ fields, keywords, countries: given.countries }}
            chosen={campaign.countries.length}
            room={given.left + own}
          />
          <FormActions>
            <SubmitButton name="form" value="change">
              {t('change.submit')}
            </SubmitButton>
          </FormActions>
        </FormStack>
      </Form>
    </Disclosure>
  );
}
