import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceOf, ruleFor, shownStep, type PriceRule, type PriceRules } from './price-rule.ts';

const micro = fc.bigInt({ min: 0n, max: 1_000_000_000_000n });
const rule = fc.record({
  markupPpm: fc.bigInt({ min: 0n, max: 100_000_000n }),
  additionMicro: micro,
  stepMicro: fc.bigInt({ min: 1n, max: 10_000_000n }),
  leastMarginMicro: micro,
});

const PLAIN: PriceRule = {
  markupPpm: 0n,
  additionMicro: 0n,
  stepMicro: 1n,
  leastMarginMicro: 0n,
};

describe('a price', () => {
  it('leaves the least margin, is a multiple of the step and grows with the cost', () => {
    fc.assert(
      fc.property(micro, micro, rule, (one, other, given) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        const price = priceOf(less, given);
        expect(price >= less + given.leastMarginMicro).toBe(true);
        expect(price % given.stepMicro).toBe(0n);
        expect(price <= priceOf(more, given)).toBe(true);
        // No more than the rule asks for, but for the rounding.
        const asked = [
          less + given.leastMarginMicro,
          (less * (1_000_000n + given.markupPpm)) / 1_000_000n + 1n + given.additionMicro,
        ];
        expect(asked.some((amount) => price < amount + given.stepMicro)).toBe(true);
      }),
    );
  });

  it('without a step is written with few digits, and never below what it costs', () => {
    fc.assert(
      fc.property(micro, rule, (cost, { stepMicro: _, ...given }) => {
        const price = priceOf(cost, { ...given, stepMicro: undefined });
        const exact = priceOf(cost, { ...given, stepMicro: 1n });
        expect(price >= cost + given.leastMarginMicro).toBe(true);
        expect(price >= exact).toBe(true);
        // A hundredth more at most.
        expect((price - exact) * 100n <= exact).toBe(true);
        const digits = String(price).replace(/0+$/, '').length;
        expect(price >= 1_000_000n ? price % 10_000n === 0n : digits <= 3).toBe(true);
        expect(price % shownStep(exact)).toBe(0n);
      }),
    );
  });

  it.each([
    [938_050n, 1_180_000n],
    [361_111n, 452_000n],
    [400n, 500n],
    [401n, 502n],
    [7n, 9n],
    [799_999n, 1_000_000n],
    [800_001n, 1_010_000n],
  ])('of %d with a quarter on top, as a rented panel begins with, is %d', (cost, price) => {
    const quarter = { ...PLAIN, markupPpm: 250_000n, stepMicro: undefined };
    expect(priceOf(cost, quarter)).toBe(price);
  });

  it.each([
    [900_000n, { markupPpm: 300_000n }, 1_170_000n],
    [900_000n, { markupPpm: 300_000n, stepMicro: 50_000n }, 1_200_000n],
    [900_000n, { markupPpm: 300_000n, additionMicro: 10_000n, stepMicro: 10_000n }, 1_180_000n],
    [400n, { markupPpm: 300_000n, leastMarginMicro: 50_000n, stepMicro: 10_000n }, 60_000n],
    [1n, { markupPpm: 1n }, 2n],
    [0n, {}, 0n],
  ])('of %d with %o is %d', (cost, given, price) => {
    expect(priceOf(cost, { ...PLAIN, ...given })).toBe(price);
  });
});

it('follows the rule of its type, else of its network, else the one for all', () => {
  const rules: PriceRules = {
    ...PLAIN,
    exceptions: [
      { ...PLAIN, markupPpm: 1n, networkId: 7 },
      { ...PLAIN, markupPpm: 2n, serviceTypeId: 70 },
    ],
  };
  const markupAt = (networkId: number, serviceTypeId: number) =>
    ruleFor(rules, { networkId, serviceTypeId }).markupPpm;
  expect([markupAt(7, 70), markupAt(7, 71), markupAt(8, 80)]).toEqual([2n, 1n, 0n]);
});
