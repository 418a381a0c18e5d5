import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { formatMoment } from '#locales/moments.ts';
import { LineChart } from '#app/ui/charts/line-chart.tsx';
import type { Found } from './finances.server.ts';
import { useNumbers } from '#app/components/use-numbers.ts';

/** How the balance went on; its values are in the currency that is shown. */
export function Plot({ days }: Pick<Found, 'days'>) {
  const { converted: format } = useNumbers();
  const { t, i18n } = useTranslation('finances');
  const asDay = { part: 'shortDay', language: i18n.language, timeZone: 'UTC' } as const;
  const values = days.map(({ balance }) => balance);
  const labels = days.map(({ day }) => formatMoment(day, asDay));
  return (
    <LineChart
      data={{ labels, series: [{ name: t('purse.balance'), values }] }}
      format={format}
      texts={{
        title: t('plot.title'),
        summary: t('plot.summary', {
          from: labels.at(0) ?? '',
          to: labels.at(-1) ?? '',
          lowest: format(Math.min(...values)),
          highest: format(Math.max(...values)),
        }),
        asTable: t('plot.asTable'),
        labelColumn: t('plot.day'),
        empty: t('plot.empty'),
      }}
    />
  );
}
