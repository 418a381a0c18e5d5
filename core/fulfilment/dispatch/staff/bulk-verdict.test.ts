import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ORDER_STATUSES } from '#core/ordering/orders/order-status.pure.ts';
import { BULK_KINDS, CANNOT, verdictOn, type OrderOutlook } from './bulk-verdict.pure.ts';

const OPEN: OrderOutlook = {
  status: 'in_processing',
  isCancelAsked: false,
  isAllDelivered: false,
  live: undefined,
};
const at = (
  route: 'manual' | 'api_v2',
  state: 'sending' | 'sent' | 'unknown',
  isTaken = false,
) => ({
  live: { route, state, isTaken },
});
const REFILL = { state: 'asked', isOurs: true, isUnknown: false, isHeld: false } as const;

it.each<[string, (typeof BULK_KINDS)[number], Partial<OrderOutlook>, string]>([
  ['was sent to nobody', 'cancel', {}, 'can'],
  ['is on hold', 'cancel', { status: 'error' }, 'can'],
  ['is delivered by hand', 'cancel', at('manual', 'sent', true), 'can'],
  ['is with a provider', 'cancel', at('api_v2', 'sent'), 'ask'],
  ['is being sent', 'cancel', at('api_v2', 'sending'), 'ask'],
  ['was asked for', 'cancel', { ...at('api_v2', 'sent'), isCancelAsked: true }, 'asked_before'],
  ['may have arrived', 'cancel', at('api_v2', 'unknown'), 'unclear'],
  ['has all come', 'cancel', { ...at('api_v2', 'sent'), isAllDelivered: true }, 'delivered'],
  ['was completed', 'cancel', { status: 'completed' }, 'ended'],
  ['was canceled', 'cancel', { status: 'canceled' }, 'ended'],
  ['was never paid', 'cancel', { status: 'unpaid' }, 'unpaid'],
  ['is on hold', 'retry', { status: 'error' }, 'can'],
  ['is with a provider', 'retry', at('api_v2', 'sent'), 'not_held'],
  ['waits', 'take', at('manual', 'sent'), 'can'],
  ['is taken', 'take', at('manual', 'sent', true), 'taken_before'],
  ['is with a provider', 'take', at('api_v2', 'sent'), 'elsewhere'],
  ['may have arrived', 'complete', at('api_v2', 'unknown'), 'unclear'],
  ['is taken', 'complete', at('manual', 'sent', true), 'can'],
  ['is wished to end', 'keep_on', { ...at('manual', 'sent'), isCancelAsked: true }, 'can'],
  ['is not wished to end', 'keep_on', at('manual', 'sent'), 'not_asked'],
  ['has a refill', 'refill_complete', { status: 'completed', refill: REFILL }, 'can'],
  ['has none', 'refill_refuse', { status: 'completed' }, 'no_refill'],
])('an order that %s: %s', (_words, kind, own, verdict) => {
  expect(verdictOn(kind, { ...OPEN, ...own })).toBe(verdict);
});

it('touches nothing that has ended, whatever is asked, but for its refill', () => {
  const live = fc.option(
    fc.record({
      route: fc.constantFrom('simulator', 'manual', 'api_v2'),
      state: fc.constantFrom('sending', 'sent', 'unknown'),
      isTaken: fc.boolean(),
    }),
    { nil: undefined },
  );
  const outlook = fc.record({
    status: fc.constantFrom(...ORDER_STATUSES),
    isCancelAsked: fc.boolean(),
    isAllDelivered: fc.boolean(),
    live,
  });
  fc.assert(
    fc.property(fc.constantFrom(...BULK_KINDS), outlook, (kind, order) => {
      const verdict = verdictOn(kind, order as OrderOutlook);
      const isOver = ['completed', 'canceled', 'unpaid'].includes(order.status);
      if (isOver) expect(CANNOT).toContain(verdict);
      if (order.live?.state === 'unknown') expect(['can', 'ask']).not.toContain(verdict);
    }),
  );
});
