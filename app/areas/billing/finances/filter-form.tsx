import { Form, useNavigation, useSubmit } from '@remix-run/react';
import type { FormEvent } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import type { EntryFilters } from '#app/areas/billing/finance-entries.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Button } from '#app/ui/button.tsx';
import { DateRange } from '#app/ui/fields/date-range.tsx';
import { ChipBox, ChipGroup, ChipLink } from '#app/ui/label/chip.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Disclosure } from '#app/ui/surface/disclosure.tsx';
import { isNarrowed, pathBefore } from './filters-address.ts';
import type { finances } from './finances.server.ts';
import * as styles from './finances.css.ts';
import type { Periods } from './periods.ts';
import { shownKinds } from './shown-kinds.ts';

interface FilterFormProps {
  filters: EntryFilters;
  periods: Periods;
  problem: Awaited<ReturnType<typeof finances>>['problem'];
  hasTasks: boolean;
}

/** Of which kinds and days; a choice counts at once, without a script by the button. */
export function FilterForm({ filters, periods, problem, hasTasks }: FilterFormProps) {
  const { t } = useTranslation(['finances', 'forms']);
  const submit = useSubmit();
  const asked = useNavigation().location?.search;
  const kinds = asked === undefined ? filters.kinds : new URLSearchParams(asked).getAll('type');
  function apply({ currentTarget: form }: FormEvent<HTMLFormElement>) {
    const { from, to } = daysIn(new FormData(form));
    if (from !== '' && to !== '' && to < from) return;
    submit(form, { preventScrollReset: true });
  }
  return (
    <Stack
      method="get"
      as={Form}
      gap={4}
      className={styles.filter}
      preventScrollReset
      onChange={apply}
    >
      <ChipGroup label={t('filter.kinds')}>
        {shownKinds(hasTasks).map((kind) => (
          <ChipBox
            key={kind}
            name="type"
            value={kind}
            checked={kinds.includes(kind)}
            // The form as a whole sees to it.
            onChange={() => undefined}
          >
            {kind === 'admin' ? t('filter.admin') : t(`kind.${kind}`)}
          </ChipBox>
        ))}
      </ChipGroup>
      <ChipGroup label={t('filter.dates')}>
        {periods.map(({ name, from, to }) => (
          <ChipLink
            key={name}
            href={pathBefore({ kinds: filters.kinds, from, to })}
            isSelected={from === filters.from && to === filters.to}
          >
            {t(`period.${name}`)}
          </ChipLink>
        ))}
      </ChipGroup>
      <Days key={[filters.from, filters.to].join()} {...{ filters, periods, problem }} />
      <Row wraps gap={3}>
        <span className={styles.unscripted}>
          <Button type="submit" tone="outline" icon="filter">
            {t('filter.apply')}
          </Button>
        </span>
        {isNarrowed(filters) ? (
          <ButtonLink to={pagePath('finances')} tone="quiet">
            {t('filter.reset')}
          </ButtonLink>
        ) : null}
      </Row>
    </Stack>
  );
}

function daysIn(form: FormData): { from: string; to: string } {
  return { from: String(form.get('start_date')), to: String(form.get('end_date')) };
}

/** Any others than those that are chosen most. */
function Days({ filters, periods, problem }: Omit<FilterFormProps, 'hasTasks'>) {
  const { t } = useTranslation(['finances', 'forms']);
  const errors = problem?.kind === 'dates' ? problem.errors : { from: [], to: [] };
  const isKnown = periods.some(({ from, to }) => from === filters.from && to === filters.to);
  return (
    <div className={styles.dates}>
      <Disclosure title={t('period.other')} isOpen={!isKnown}>
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
      </Disclosure>
    </div>
  );
}
