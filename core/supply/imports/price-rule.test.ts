import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceOf, ruleFor, type PriceRule, type PriceRules } from './price-rule.ts';

const micro = fc.bigInt({ min: 0n, max: 1_000_000_000_000n });
const rule: fc.Arbitrary<PriceRule> = fc.record({
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
