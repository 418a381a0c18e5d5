import { useRouteLoaderData } from '@remix-run/react';
import { formatMoney } from '../lib/format-money.ts';
import type { ShellData } from '../shell/shell-data.server.ts';
import { price } from './price.css.ts';

/** An amount of dollars in the currency that the visitor reads prices in. */
export function Price({ amount }: { amount: string }) {
  const format = useMoney();
  return (
    <data className={price} value={amount}>
      {format(amount)}
    </data>
  );
}

export function useMoney(): (amount: string) => string {
  const shell = useRouteLoaderData<ShellData>('shell');
  return (amount) => formatMoney(amount, shell?.displayCurrency ?? { code: 'USD', rate: '1' });
}
