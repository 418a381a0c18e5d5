import { expect, test } from 'vitest';
import { markupOf } from '#tests/harness/markup-of.tsx';
import type { MoneyOverview } from '#core/back-office/money/money-overview.contract.ts';
import { MoneyFigures } from './money-figures.tsx';

const MOVED = { fees: '0', bonuses: '0', rewards: '0', adjusted: '0', paid_out: '0' };
const NONE = { count: 0, amount: '0' };

const MONEY: MoneyOverview = {
  data: [],
  total: { ...MOVED, received: '900', sales: '731.64', monthly: '12.9' },
  providers: [],
  delivered: { orders: 140, sales: '595.12', cost: '376.8', margin: '218.32', without_cost: 0 },
  waiting: { payments: NONE, withdrawals: NONE },
  meta: { group_by: 'day', start_date: '2026-11-02', end_date: '2026-11-29', counted_at: null },
};

test('a margin says which sales it is of, since those of orders under way have no cost yet', async () => {
  const markup = await markupOf(<MoneyFigures money={MONEY} rate="1" />);
  for (const value of ['$731.64', '$12.90', '$376.80', '$218.32'])
    expect(markup).toContain(`>${value}<`);
  expect(markup).toContain('From $595.12 of orders that ended');
});
