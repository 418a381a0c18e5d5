import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseAmount } from '#core/money/money.ts';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { costOf } from '#core/pricing/quote/cost.pure.ts';
import { quote } from '#core/pricing/quote/quote.pure.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { costsOfRuns } from './drip-feed-runs.ts';
import { anyPurchase, isOneTotal, openOddShop, totalsOf } from './testing/one-total.ts';

/** Ten thousand where somebody asks for them; `npm run prove:totals` tells of each thousand. */
const CARTS = Number(process.env['TOTAL_CARTS'] ?? 12);

let test: TestCore;
beforeAll(async () => {
  test = await testCore({ isDemo: true });
  await openOddShop(test);
});
afterAll(() => test.close());

const micro = (amount: string) => parseAmount(amount) ?? -1n;
const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, one) => sum + one, 0n);

it('is one total on the page, in the cart, in the form, on the invoice and of the orders', async () => {
  await fc.assert(
    fc.asyncProperty(anyPurchase, async (purchase) => {
      const said = await totalsOf(test, await newPayer(test), purchase);
      expect(said).toSatisfy(isOneTotal);
    }),
    { numRuns: CARTS },
  );
});

it('is the sum of its lines and of its runs, each as it stands on the page of its service', () => {
  const priced = fc.record({
    priceMicro: fc.bigInt({ min: 0n, max: 10_000_000_000n }),
    pricingPer: fc.constantFrom(1, 100, 1_000),
    quantity: fc.integer({ min: 1, max: 1_000_000 }),
  });
  const gradePpm = fc.constantFrom(0, 13_000, 123_450, 500_000);
  const runs = fc.record({
    runs: fc.integer({ min: 2, max: 50 }),
    mode: fc.constantFrom('flat' as const, 'progressive' as const),
    step: fc.integer({ min: 0, max: 1_000 }),
    quantity: fc.integer({ min: 1, max: 10_000 }),
    minutes_between: fc.constant(60),
    has_cent_runs: fc.boolean(),
  });
  const many = fc.array(priced, { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(many, runs, gradePpm, (items, feed, ppm) => {
      const versions = { price: '1', rate: '1' };
      const whole = items.map((item) => ({ ...item, guaranteePpm: 0, speedupPpm: 0 }));
      const made = quote({ subject: { purpose: 'order', items: whole, gradePpm: ppm }, versions });
      const alone = items.map(({ priceMicro, ...item }) =>
        micro(
          costOf({
            ...item,
            ...{ price: `${priceMicro / 1_000_000n}.${fraction(priceMicro)}` },
            gradeShare: ppm / 1_000_000,
          }),
        ),
      );
      expect(made.items.map(({ costMicro }) => costMicro)).toEqual(alone);
      expect(made.chargeMicro).toBe(sumOf(alone));
      expect(sumOf(costsOfRuns(feed, made.chargeMicro))).toBe(made.chargeMicro);
    }),
    { numRuns: 2_000 },
  );
});

const fraction = (amountMicro: bigint) => String(amountMicro % 1_000_000n).padStart(6, '0');
