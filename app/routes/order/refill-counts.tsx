import { useTranslation } from 'react-i18next';
import { formatCount } from '../../lib/format-count.ts';
import { LineChart } from '../../ui/charts/line-chart.tsx';
import type { ShownRefills } from './shown-refills.ts';

/** How many of what was delivered stood when somebody counted. */
export function RefillCounts({ counts, quantity }: Pick<ShownRefills, 'counts' | 'quantity'>) {
  const { t, i18n } = useTranslation('refill');
  if (counts.length === 0) return <p>{t('count.none')}</p>;
  const labels = momentsOf(
    counts.map(({ date }) => date),
    i18n.language.replace('_', '-'),
  );
  const values = counts.map((count) => count.quantity);
  return (
    <LineChart
      data={{ labels, series: [{ name: t('count.title'), values }] }}
      format={formatCount}
      texts={{
        title: t('count.title'),
        summary: t('count.summary', {
          from: labels.at(0) ?? '',
          to: labels.at(-1) ?? '',
          least: formatCount(Math.min(...values)),
          quantity: formatCount(quantity),
        }),
        asTable: t('count.asTable'),
        labelColumn: t('count.column'),
        empty: t('count.none'),
      }}
    />
  );
}

const DAY = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const MINUTE = { ...DAY, hour: 'numeric', minute: '2-digit' } as const;

/** No finer than it takes to tell them apart. */
function momentsOf(dates: readonly string[], locale: string): string[] {
  const written = [DAY, MINUTE, { ...MINUTE, second: '2-digit' } as const].map((parts) => {
    const format = new Intl.DateTimeFormat(locale, parts);
    return dates.map((date) => format.format(new Date(date)));
  });
  const isPlain = (labels: string[]) => new Set(labels).size === labels.length;
  return written.find(isPlain) ?? written.at(-1) ?? [];
}
