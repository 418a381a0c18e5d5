import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { LineChart } from '#app/ui/charts/line-chart.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { useChartMoments } from '#app/components/use-chart-moments.ts';
import { useNumbers } from '../use-numbers.ts';

interface DeliveryChartProps {
  counts: readonly { date: string; quantity: number }[];
}

/** How an order was delivered; nothing before there is a course to show. */
export function DeliveryChart({ counts }: DeliveryChartProps) {
  const { t } = useTranslation(['orders', 'finances']);
  const numbers = useNumbers();
  const labels = useChartMoments(counts.map(({ date }) => date));
  const last = counts.at(-1);
  if (!last) return null;
  return (
    <Card title={t('course.title')} headingLevel={2}>
      <LineChart
        data={{
          labels,
          series: [{ name: t('progress'), values: counts.map(({ quantity }) => quantity) }],
        }}
        format={numbers.count}
        texts={{
          // The card has said what it is; the only line is what it counts.
          title: t('progress'),
          summary: t('course.summary', {
            from: labels.at(0) ?? '',
            to: labels.at(-1) ?? '',
            quantity: numbers.count(last.quantity),
          }),
          asTable: t('finances:plot.asTable'),
          labelColumn: t('course.column'),
          empty: t('course.title'),
        }}
      />
    </Card>
  );
}
