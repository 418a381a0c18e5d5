import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { useChartMoments } from '#app/components/use-chart-moments.ts';
import { LineChart } from '#app/ui/charts/line-chart.tsx';
import type { ShownRefills } from './shown-refills.ts';
import { useNumbers } from '#app/components/use-numbers.ts';

/** How many of what was delivered stood when somebody counted. */
export function RefillCounts({ counts, quantity }: Pick<ShownRefills, 'counts' | 'quantity'>) {
  const numbers = useNumbers();
  const { t } = useTranslation('refill');
  const labels = useChartMoments(counts.map(({ date }) => date));
  if (counts.length === 0) return <p>{t('count.none')}</p>;
  const values = counts.map((count) => count.quantity);
  return (
    <LineChart
      data={{ labels, series: [{ name: t('count.title'), values }] }}
      format={numbers.count}
      texts={{
        title: t('count.title'),
        summary: t('count.summary', {
          from: labels.at(0) ?? '',
          to: labels.at(-1) ?? '',
          least: numbers.count(Math.min(...values)),
          quantity: numbers.count(quantity),
        }),
        asTable: t('count.asTable'),
        labelColumn: t('count.column'),
        empty: t('count.none'),
      }}
    />
  );
}
