import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Cart } from '#core/cart/cart.contract.ts';
import { parseAmount } from '#core/money.ts';
import type { ServiceCosts, TotalCost } from '#core/order-form/order-cost.contract.ts';
import { newPayer } from '#core/payments/testing/payer.ts';
import { costOf } from '#core/quote/cost.pure.ts';
import { quote } from '#core/quote/quote.pure.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { costsOfRuns } from './drip-feed-runs.ts';
import { DRIPPED, line, LINKLESS, openShop, PLAIN, place, placedIn } from './testing/buyer.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore({ isDemo: true });
  await openShop(test);
});
afterAll(() => test.close());

const micro = (amount: string | null | undefined) => parseAmount(amount ?? '') ?? -1n;
const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, one) => sum + one, 0n);

const quantity = fc.integer({ min: 10, max: 500 }).map((steps) => steps * 10);
const anyLine = fc.record({
  service_id: fc.constantFrom(PLAIN, DRIPPED, LINKLESS),
  quantity,
  is_guarantee: fc.boolean(),
  runs: fc.option(fc.integer({ min: 2, max: 9 }), { nil: undefined }),
});
const anyCart = fc.array(anyLine, { minLength: 1, maxLength: 5 });

const linesOf = (cart: readonly (typeof anyLine extends fc.Arbitrary<infer T> ? T : never)[]) =>
  cart.map(({ runs, ...asked }) => {
    const isDripFeed = runs !== undefined && asked.service_id === DRIPPED;
    const drip_feed = isDripFeed ? { numberOfRuns: runs, dripFeedMinutes: 60 } : null;
    return { ...line(asked), drip_feed };
  });

it('is one total on the page, in the cart, in the form, on the invoice and of the orders', async () => {
  await fc.assert(
    fc.asyncProperty(anyCart, async (cart) => {
      const payer = await newPayer(test);
      const lines = linesOf(cart);
      const ask = async <T>(path: string, body: object): Promise<T> => {
        const response = await payer.post(path, body);
        if (!response.ok) throw new Error(await response.text());
        return ((await response.json()) as { data: T }).data;
      };
      const page = await ask<ServiceCosts>('/api/v1/services/cost', {
        services: lines.map(({ drip_feed: feed, ...asked }) => ({
          ...asked,
          quantity: asked.quantity * (feed?.numberOfRuns ?? 1),
        })),
      });
      const kept = await ask<Cart>('/api/v1/cart/lines', { lines });
      const way = { payment_method_id: 2 };
      const form = await ask<TotalCost>('/api/v1/orders/total-cost', { ...way, services: lines });
      const body = { ...way, orders: lines, expected_total: form.total };
      const { orders, drip_feeds: feeds, payment } = await placedIn(await place(payer, body));
      const ordered = orders.map(({ cost, drip_feed_id: id }) =>
        micro(feeds.find((feed) => feed.id === id)?.cost ?? cost),
      );
      expect(page.services.map(({ cost }) => micro(cost))).toEqual(ordered);
      expect(kept.lines.map(({ subtotal }) => micro(subtotal))).toEqual(ordered);
      expect(
        [page.total_cost, kept.total, form.originalAmount, payment?.amount].map(micro),
      ).toEqual(Array(4).fill(sumOf(ordered)));
      expect(payment?.total_amount).toBe(form.total);
    }),
    { numRuns: 12 },
  );
});

it('is the sum of its lines and of its runs, each as it stands on the page of its service', () => {
  const priced = fc.record({
    priceMicro: fc.bigInt({ min: 0n, max: 10_000_000_000n }),
    pricingPer: fc.constantFrom(1, 100, 1_000),
    quantity: fc.integer({ min: 1, max: 1_000_000 }),
  });
  const runs = fc.record({
    runs: fc.integer({ min: 2, max: 50 }),
    mode: fc.constantFrom('flat' as const, 'progressive' as const),
    step: fc.integer({ min: 0, max: 1_000 }),
    quantity: fc.integer({ min: 1, max: 10_000 }),
    minutes_between: fc.constant(60),
  });
  fc.assert(
    fc.property(fc.array(priced, { minLength: 1, maxLength: 20 }), runs, (items, feed) => {
      const versions = { price: '1', rate: '1' };
      const whole = items.map((item) => ({ ...item, guaranteePpm: 0, speedupPpm: 0 }));
      const made = quote({ subject: { purpose: 'order', items: whole, gradePpm: 0 }, versions });
      const alone = items.map(({ priceMicro, ...item }) =>
        micro(costOf({ ...item, price: `${priceMicro / 1_000_000n}.${fraction(priceMicro)}` })),
      );
      expect(made.items.map(({ costMicro }) => costMicro)).toEqual(alone);
      expect(made.chargeMicro).toBe(sumOf(alone));
      expect(sumOf(costsOfRuns(feed, made.chargeMicro))).toBe(made.chargeMicro);
    }),
    { numRuns: 2_000 },
  );
});

const fraction = (amountMicro: bigint) => String(amountMicro % 1_000_000n).padStart(6, '0');
