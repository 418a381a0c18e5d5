import { useRouteLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { StatisticGroup } from '#core/orders/statistics/statistic-groups.pure.ts';
import { formatMoney } from '../../lib/format-money.ts';
import type { OrderSums } from '../../lib/order-sums.server.ts';
import type { ShellData } from '../../shell/shell-data.server.ts';
import { BarChart } from '../../ui/charts/bar-chart.tsx';
import { LineChart } from '../../ui/charts/line-chart.tsx';

/** As many bars as can be told apart. */
const MOST_BARS = 12;

/** How a group is called: a day, a month, or its own name. */
export function useGroupName(group: StatisticGroup) {
  const { i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(i18n.language.replace('_', '-'), {
    ...(group === 'date'
      ? { day: 'numeric', month: 'short' }
      : { month: 'short', year: 'numeric' }),
    timeZone: 'UTC',
  });
  return ({ key, name }: { key: string; name: string | null }) =>
    name ?? format.format(new Date(key));
}

/** What was spent; its values are in the currency that is shown. */
export function SpentChart({ sums }: { sums: OrderSums }) {
  const { t } = useTranslation(['overview', 'finances']);
  const code = useRouteLoaderData<ShellData>('shell')?.displayCurrency.code ?? 'USD';
  const format = (value: number) => formatMoney(value.toFixed(2), { code, rate: '1' });
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
