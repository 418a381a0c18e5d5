import { expect, test } from 'vitest';
import { markupOf } from '#tests/harness/markup-of.tsx';
import type { OrderRow } from './orders.server.ts';
import { RowActions } from './row-actions.tsx';

const NOTHING = { activable: false, pausable: false, payable: false, cancelable: false };

const rowOf = (actions: Partial<typeof NOTHING>, isPaid = true): OrderRow => ({
  ...{ id: 7, name: 'Views', icon: 'youtube', url: '', quantity: 10, delivered: 0, start: null },
  ...{ run: null, cost: '1', isFreeTrial: false, refunded: null, price: '1', per: 1_000 },
  ...{ state: 'in_processing', isPaid, again: '/orders/create?serviceId=1', toReview: undefined },
  ...{ actions: { ...NOTHING, ...actions }, createdAt: '2026-05-01T00:00:00Z', completedAt: null },
});

test.each([
  [{}, true, ['Order again', 'Receipt']],
  [{ payable: true, cancelable: true }, false, ['Pay', 'Order again', 'Cancel order']],
  [{ pausable: true }, true, ['Order again', 'Pause order', 'Receipt']],
  [{ activable: true }, true, ['Order again', 'Resume order', 'Receipt']],
])('an order that is %j offers what can be done with it', async (actions, isPaid, offered) => {
  const markup = await markupOf(<RowActions order={rowOf(actions, isPaid)} />);
  const words = [...markup.matchAll(/>([^<>]+)</g)].map(([, text = '']) => text.trim());
  expect(words.filter((word) => word !== '')).toEqual(offered);
  expect(markup).toContain('aria-label="Actions for order 7"');
  expect(markup.includes('name="intent"')).toBe(offered.some((one) => /Pause|Resume/.test(one)));
});
