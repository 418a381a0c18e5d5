import { Form, useNavigation } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Button } from '#app/ui/button.tsx';
import { DateRange } from '#app/ui/fields/date-range.tsx';
import type { Option } from '#app/ui/fields/options.ts';
import { Select } from '#app/ui/fields/select.tsx';
import { ChipLink } from '#app/ui/label/chip.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import * as styles from './order/order-pages.css.ts';

const PRESETS = ['week', 'month', 'year'] as const;

interface PeriodFormProps {
  path: 'statistics' | 'staff/money' | 'order-widget';
  /** The names that the address has for them. */
  names: { group: string; from: string; to: string };
  groups: readonly Option[];
  /** What is chosen, and the days on which the periods begin that are asked for most. */
  choice: { group: string; from: string; to: string; today: string } & Record<
    (typeof PRESETS)[number],
    string
  >;
}

/** Over which days, and by what; all of it stands in the address. */
export function PeriodForm({ path, names, groups, choice }: PeriodFormProps) {
  const { t } = useTranslation(['overview', 'finances', 'forms']);
  const isBusy = useNavigation().formMethod === 'GET';
  const { group, from, to, today } = choice;
  const pathOf = (start: string) =>
    pagePath(path, {}, { [names.group]: group, [names.from]: start, [names.to]: today });
  return (
    <Stack
      method="get"
      action={pagePath(path)}
      as={Form}
      gap={4}
      className={styles.form}
      preventScrollReset
    >
      <Select name={names.group} label={t('group')} defaultValue={group} options={groups} />
      <DateRange
        label={t('finances:filter.dates')}
        orderError={t('forms:datesBackwards')}
        max={today}
        from={{ name: names.from, label: t('forms:from'), defaultValue: from }}
        to={{ name: names.to, label: t('forms:to'), defaultValue: to }}
      >
        {PRESETS.map((preset) => (
          <ChipLink
            key={preset}
            href={pathOf(choice[preset])}
            isSelected={from === choice[preset] && to === today}
          >
            {t(`preset.${preset}`)}
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
