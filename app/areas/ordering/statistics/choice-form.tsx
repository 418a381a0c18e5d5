import { Form, useNavigation } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { STATISTIC_GROUPS } from '#core/ordering/orders/statistics/statistic-groups.pure.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Button } from '#app/ui/button.tsx';
import { DateRange } from '#app/ui/fields/date-range.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { ChipLink } from '#app/ui/label/chip.tsx';
import type { Choice } from './choice.server.ts';
import * as styles from '#app/components/order/order-pages.css.ts';
import { Stack } from '#app/ui/layout/stack.tsx';

const PERIODS = ['week', 'month', 'year'] as const;

/** Over which days, and by what; all of it stands in the address. */
export function ChoiceForm({ choice }: { choice: Choice }) {
  const { t } = useTranslation(['overview', 'finances', 'forms']);
  const isBusy = useNavigation().formMethod === 'GET';
  const { group, from, to, today } = choice;
  const pathOf = (start: string) =>
    pagePath('statistics', {}, { groupBy: group, startDate: start, endDate: today });
  return (
    <Stack
      method="get"
      action={pagePath('statistics')}
      as={Form}
      gap={4}
      className={styles.form}
      preventScrollReset
    >
      <Select
        name="groupBy"
        label={t('group')}
        defaultValue={group}
        options={STATISTIC_GROUPS.map((value) => ({ value, label: t(`unit.${value}`) }))}
      />
      <DateRange
        label={t('finances:filter.dates')}
        orderError={t('forms:datesBackwards')}
        max={today}
        from={{ name: 'startDate', label: t('forms:from'), defaultValue: from }}
        to={{ name: 'endDate', label: t('forms:to'), defaultValue: to }}
      >
        {PERIODS.map((period) => (
          <ChipLink
            key={period}
            href={pathOf(choice[period])}
            isSelected={from === choice[period] && to === today}
          >
            {t(`preset.${period}`)}
          </ChipLink>
        ))}
      </DateRange>
      <div>
        <Button type="submit" tone="outline" icon="filter" busy={isBusy}>
          {t('finances:filter.apply')}
        </Button>
      </div>
    </Stack>
  );
}
