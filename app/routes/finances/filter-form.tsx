import { Form, useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ENTRY_KINDS } from '#core/ledger/kinds.pure.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import type { EntryFilters } from '../../lib/finance-entries.server.ts';
import { Button } from '../../ui/button.tsx';
import { DateRange } from '../../ui/fields/date-range.tsx';
import { ChipBox, ChipGroup } from '../../ui/label/chip.tsx';
import { isNarrowed } from './filters-address.ts';
import type { finances } from './finances.server.ts';
import * as styles from './finances.css.ts';

interface FilterFormProps {
  filters: EntryFilters;
  problem: Awaited<ReturnType<typeof finances>>['problem'];
}

export function FilterForm({ filters, problem }: FilterFormProps) {
  const { t } = useTranslation(['finances', 'forms']);
  const errors = problem?.kind === 'dates' ? problem.errors : { from: [], to: [] };
  const isBusy = useNavigation().formMethod === 'GET';
  return (
    <Form method="get" className={styles.filter} preventScrollReset>
      <ChipGroup label={t('filter.kinds')}>
        {ENTRY_KINDS.map((kind) => (
          <ChipBox
            key={kind}
            name="type"
            value={kind}
            defaultChecked={filters.kinds.includes(kind)}
          >
            {t(`kind.${kind}`)}
          </ChipBox>
        ))}
      </ChipGroup>
      <div className={styles.dates}>
        <DateRange
          label={t('filter.dates')}
          orderError={t('forms:datesBackwards')}
          from={{
            name: 'start_date',
            label: t('forms:from'),
            defaultValue: filters.from,
            errors: errors.from,
          }}
          to={{
            name: 'end_date',
            label: t('forms:to'),
            defaultValue: filters.to,
            errors: errors.to,
          }}
        />
      </div>
      <div className={styles.buttons}>
        <Button type="submit" tone="outline" icon="filter" busy={isBusy}>
          {t('filter.apply')}
        </Button>
        {isNarrowed(filters) ? (
          <ButtonLink to="/finances" tone="quiet">
            {t('filter.reset')}
          </ButtonLink>
        ) : null}
      </div>
    </Form>
  );
}
