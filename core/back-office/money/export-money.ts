import type { MoneyOverview } from './money-overview.contract.ts';
import { FLOWS, STOCKS } from './money-overview.store.ts';

/** A line for each day or month. Only numbers and days: nothing in it is a formula. */
export function moneyAsCsv({ data }: Pick<MoneyOverview, 'data'>): string {
  const head = ['start', ...FLOWS, ...STOCKS];
  const lines = data.map((row) => [
    row.key,
    ...FLOWS.map((name) => row[name]),
    ...STOCKS.map((name) => row.owed[name]),
  ]);
  return [head, ...lines].map((line) => `${line.join(',')}\r\n`).join('');
}
