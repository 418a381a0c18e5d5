import type { MoneyOverview } from '#core/back-office/money/money-overview.contract.ts';
import { useNumbers } from '#app/components/use-numbers.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { LineChart } from '#app/ui/charts/line-chart.tsx';
import { plotted } from './plotted.ts';
import { useTimeName } from './use-time-name.ts';

interface MoneyChartsProps {
  money: MoneyOverview;
  /** Of the currency that is shown, for one dollar. */
  rate: string;
}

type Row = MoneyOverview['data'][number];

/** What came and was sold, and what customers were owed, each over the same time. */
export function MoneyCharts({ money: { data, meta }, rate }: MoneyChartsProps) {
  const { t } = useTranslation(['money', 'finances']);
  const { converted: format } = useNumbers();
  const nameOf = useTimeName(meta.group_by);
  const labels = data.map(({ key }) => nameOf(key));
  const plot = (amountOf: (row: Row) => string) => data.map((row) => plotted(amountOf(row), rate));
  const wordsOf = (title: string, values: readonly number[]) => ({
    ...{ title, asTable: t('finances:plot.asTable'), labelColumn: t(`unit.${meta.group_by}`) },
    empty: t('nothing'),
    summary: t('range', {
      ...{ what: title, from: labels.at(0) ?? '', to: labels.at(-1) ?? '' },
      lowest: format(Math.min(...values)),
      highest: format(Math.max(...values)),
    }),
  });
  const received = plot((row) => row.received);
  const sales = plot((row) => row.sales);
  const balances = plot(({ owed }) => owed.balances);
  return (
    <>
      <LineChart
        data={{
          labels,
          series: [
            { name: t('moved.received'), values: received },
            { name: t('moved.sales'), values: sales },
          ],
        }}
        format={format}
        texts={wordsOf(t('flow'), [...received, ...sales])}
      />
      <LineChart
        data={{ labels, series: [{ name: t('until.balances'), values: balances }] }}
        format={format}
        texts={wordsOf(t('owed'), balances)}
      />
    </>
  );
}
