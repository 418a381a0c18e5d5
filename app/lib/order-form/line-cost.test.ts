import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatAmount } from '#core/money/money.ts';
import { quote } from '#core/pricing/quote/quote.pure.ts';
import { dripFeedOf, NEW_LINE, totalQuantityOf } from '#core/ordering/form/order-line.pure.ts';
import { guaranteeCost, lineCost } from './line-cost.ts';

const priced = fc.record({
  priceMicro: fc.bigInt({ min: 1n, max: 500_000_000n }),
  pricingPer: fc.constantFrom(1, 100, 1000),
  hasGuarantee: fc.boolean(),
});
const line = fc
  .record({
    quantity: fc.integer({ min: 1, max: 100_000 }),
    isGuarantee: fc.boolean(),
    isDripFeed: fc.boolean(),
    numberOfRuns: fc.integer({ min: 2, max: 50 }),
    dripFeedMode: fc.constantFrom('flat' as const, 'progressive' as const),
  })
  .map((own) => ({ ...NEW_LINE, ...own }));

const shares = fc.tuple(fc.integer({ min: 0, max: 500_000 }), fc.integer({ min: 0, max: 999_999 }));

it('a line of the form costs what its quote comes to, and its guarantee the difference', () => {
  fc.assert(
    fc.property(priced, line, shares, (service, own, [ppm, gradePpm]) => {
      const { priceMicro, pricingPer, hasGuarantee } = service;
      const quoted = (isGuarantee: boolean) =>
        quote({
          subject: {
            purpose: 'order',
            gradePpm,
            items: [
              {
                ...{ priceMicro, pricingPer, speedupPpm: 0 },
                quantity: totalQuantityOf(own.quantity, dripFeedOf(own)),
                guaranteePpm: isGuarantee && hasGuarantee ? ppm : 0,
              },
            ],
          },
          versions: { price: '1', rate: '1' },
        }).totalMicro;
      const asShown = { price: formatAmount(priceMicro), pricingPer, hasGuarantee };
      const given = { guarantee: ppm / 1_000_000, grade: gradePpm / 1_000_000 };
      expect(lineCost(own, asShown, given)).toBe(formatAmount(quoted(own.isGuarantee)));
      const added = quoted(true) - quoted(false);
      expect(guaranteeCost(own, asShown, given)).toBe(formatAmount(added));
    }),
  );
});
