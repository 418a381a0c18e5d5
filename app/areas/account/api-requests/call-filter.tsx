import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Columns } from '#app/ui/layout/columns.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { CallFilter as Filter } from './call-filter.ts';

interface CallFilterProps {
  filter: Filter;
  tokens: readonly { id: number; name: string }[];
  isFiltered: boolean;
}

export function CallFilter({ filter, tokens, isFiltered }: CallFilterProps) {
  const { t } = useTranslation('api-calls');
  return (
    <Form method="get" role="search" key={JSON.stringify(filter)}>
      <Stack gap={4}>
        <Columns gap={4} twoFrom="tablet" align="end">
          <TextField
            name="request_id"
            label={t('filter.requestId')}
            defaultValue={filter.request_id}
            maxLength={64}
            spellCheck={false}
            dir="ltr"
          />
          <TextField
            name="operation"
            label={t('filter.operation')}
            defaultValue={filter.operation}
            maxLength={60}
            spellCheck={false}
            dir="ltr"
          />
        </Columns>
        <Row wraps gap={3} align="end">
          <Select
            name="token"
            label={t('filter.token')}
            defaultValue={filter.token}
            placeholder={t('filter.all')}
            options={tokens.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
          <Select
            name="outcome"
            label={t('filter.outcome')}
            defaultValue={filter.outcome}
            placeholder={t('filter.all')}
            options={[
              { value: 'done', label: t('outcome.done') },
              { value: 'refused', label: t('outcome.refused') },
            ]}
          />
          <Select
            name="mode"
            label={t('filter.mode')}
            defaultValue={filter.mode}
            placeholder={t('filter.all')}
            options={[
              { value: 'live', label: t('mode.live') },
              { value: 'test', label: t('mode.test') },
            ]}
          />
          <Button type="submit" tone="outline">
            {t('filter.submit')}
          </Button>
          {isFiltered ? (
            <ButtonLink to={pagePath('api/requests')} tone="quiet">
              {t('filter.clear')}
            </ButtonLink>
          ) : null}
        </Row>
      </Stack>
    </Form>
  );
}
