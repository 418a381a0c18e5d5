import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ORDER_STATUSES } from '#core/ordering/orders/order-status.pure.ts';
import { useGroupName } from '#app/components/order/sums-chart.tsx';
import type { OrderSums } from '#app/lib/orders/order-sums.server.ts';
import { BarChart } from '#app/ui/charts/bar-chart.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';

/** More bars are as thin as hairs. */
const MOST_BARS = 31;

/** How many orders there were in each state that any of them is in. */
export function StatusChart({ sums }: { sums: OrderSums }) {
  const numbers = useNumbers();
  const { t } = useTranslation(['overview', 'orders', 'finances']);
  const nameOf = useGroupName(sums.group);
  const isTime = sums.group === 'date' || sums.group === 'month';
  const rows = isTime ? sums.rows.slice(-MOST_BARS) : sums.rows.slice(0, MOST_BARS);
  const labels = rows.map(nameOf);
  const series = ORDER_STATUSES.flatMap((status, place) =>
    rows.some(({ statuses }) => (statuses[place] ?? 0) > 0)
      ? { name: t(`orders:state.${status}`), values: rows.map((row) => row.statuses[place] ?? 0) }
      : [],
  );
  return (
    <BarChart
      isStacked
      data={{ labels, series }}
      format={numbers.count}
      texts={{
        title: t('byStatus'),
        summary: t('summary', {
          what: t('byStatus'),
          from: labels.at(0) ?? '',
          to: labels.at(-1) ?? '',
          total: numbers.count(rows.reduce((sum, { orders }) => sum + orders, 0)),
        }),
        asTable: t('finances:plot.asTable'),
        labelColumn: t(`unit.${sums.group}`),
        empty: t('noneInPeriod'),
      }}
    />
  );
}
