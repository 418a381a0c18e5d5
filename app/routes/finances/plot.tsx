import { useRouteLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../lib/format-money.ts';
import type { ShellData } from '../../shell/shell-data.server.ts';
import { LineChart } from '../../ui/charts/line-chart.tsx';
import type { Found } from './finances.server.ts';

/** How the balance went on; its values are in the currency that is shown. */
export function Plot({ days }: Pick<Found, 'days'>) {
  const { t, i18n } = useTranslation('finances');
  const code = useRouteLoaderData<ShellData>('shell')?.displayCurrency.code ?? 'USD';
  const locale = i18n.language.replace('_', '-');
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const format = (value: number) => formatMoney(value.toFixed(2), { code, rate: '1' });
  const values = days.map(({ balance }) => balance);
  const labels = days.map(({ day }) => date.format(new Date(day)));
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
