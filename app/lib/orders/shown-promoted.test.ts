import { expect, it } from 'vitest';
import type { Order } from '#core/ordering/orders/order.contract.ts';
import { shownPromoted } from './shown-promoted.ts';

const NOTHING = { on_create: null, on_complete: null, after_five_days: null };
const at = (position: number | null) => [{ keyword: 'shoes', position }];
const ordered = (status: Order['status'], seo: Order['seo_positions']) =>
  // Of an order, no more is read here.
  ({ status, promotable: null, keywords: ['shoes'], seo_positions: seo }) as Order;

it.each([
  ['unpaid', NOTHING, ['waiting', 'waiting', 'waiting']],
  ['in_processing', { ...NOTHING, on_create: at(40) }, [40, 'waiting', 'waiting']],
  ['in_processing', { ...NOTHING, on_create: at(null) }, ['unfound', 'waiting', 'waiting']],
  ['completed', NOTHING, ['none', 'waiting', 'waiting']],
  ['canceled', { ...NOTHING, on_create: at(40) }, [40, 'none', 'none']],
] as const)('of an order that is %s, %o is shown as %o', (status, seo, shown) => {
  const { keywords } = shownPromoted(ordered(status, seo));
  expect(keywords).toEqual([
    { keyword: 'shoes', on_create: shown[0], on_complete: shown[1], after_five_days: shown[2] },
  ]);
});
