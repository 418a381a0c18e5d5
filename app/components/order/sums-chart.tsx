import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { StatisticGroup } from '#core/ordering/orders/statistics/statistic-groups.pure.ts';
import { formatMoment } from '#locales/moments.ts';
import type { OrderSums } from '#app/lib/orders/order-sums.server.ts';
import { BarChart } from '#app/ui/charts/bar-chart.tsx';
import { LineChart } from '#app/ui/charts/line-chart.tsx';
import { useNumbers } from '../use-numbers.ts';

/** As many bars as can be told apart. */
const MOST_BARS = 12;

/** How a group is called: a day, a month, or its own name. */
export function useGroupName(group: StatisticGroup) {
  const { i18n } = useTranslation();
  const part = group === 'date' ? 'shortDay' : 'month';
  return ({ key, name }: { key: string; name: string | null }) =>
    name ?? formatMoment(key, { part, language: i18n.language, timeZone: 'UTC' });
}

/** What was spent; its values are in the currency that is shown. */
export function SpentChart({ sums }: { sums: OrderSums }) {
  const { converted: format } = useNumbers();
  const { t } = useTranslation(['overview', 'finances']);
  const nameOf = useGroupName(sums.group);
  const rows = sums.group === 'date' ? sums.rows : sums.rows.slice(-MOST_BARS);
  const shown =
    sums.group === 'month' || sums.group === 'date' ? rows : sums.rows.slice(0, MOST_BARS);
  const labels = shown.map(nameOf);
  const Chart = sums.group === 'date' ? LineChart : BarChart;
  return (
    <Chart
      data={{ labels, series: [{ name: t('spent'), values: shown.map(({ plotted }) => plotted) }] }}
      format={format}
      texts={{
        title: t('spent'),
        summary: t('summary', {
          what: t('spent'),
          from: labels.at(0) ?? '',
          to: labels.at(-1) ?? '',
          total: format(sums.total.plotted),
        }),
        asTable: t('finances:plot.asTable'),
        labelColumn: t(`unit.${sums.group}`),
        empty: t('noneInPeriod'),
      }}
    />
  );
}
