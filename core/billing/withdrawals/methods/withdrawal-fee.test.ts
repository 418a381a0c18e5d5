import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWholeCents } from '#core/money/money.ts';
import { withdrawalFee } from './withdrawal-fee.pure.ts';

describe('the fee of a withdrawal', () => {
  it.each([
    // A share, rounded up to a cent.
    [100_000_000n, { feePpm: 20_000, minFeeMicro: 0n }, 2_000_000n],
    [33_330_000n, { feePpm: 20_000, minFeeMicro: 0n }, 670_000n],
    // The least one, where the share is less.
    [10_000_000n, { feePpm: 20_000, minFeeMicro: 1_000_000n }, 1_000_000n],
    [50_000_000n, { feePpm: 20_000, minFeeMicro: 1_000_000n }, 1_000_000n],
    [50_010_000n, { feePpm: 20_000, minFeeMicro: 1_000_000n }, 1_010_000n],
    // A least fee of less than a cent is a cent.
    [10_000_000n, { feePpm: 0, minFeeMicro: 1n }, 10_000n],
    [10_000_000n, { feePpm: 0, minFeeMicro: 0n }, 0n],
  ])('of %d by %o is %d', (amountMicro, terms, fee) => {
    expect(withdrawalFee(terms, amountMicro)).toBe(fee);
  });

  it('is in whole cents, never below the least one, and grows with the amount', () => {
    const amounts = fc.bigInt({ min: 1n, max: 10n ** 12n });
    const terms = fc.record({
      feePpm: fc.integer({ min: 0, max: 1_000_000 }),
      minFeeMicro: fc.bigInt({ min: 0n, max: 10n ** 9n }),
    });
    fc.assert(
      fc.property(terms, amounts, amounts, (given, one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        const fee = withdrawalFee(given, less);
        expect(isWholeCents(fee)).toBe(true);
        expect(fee >= given.minFeeMicro).toBe(true);
        expect(fee * 1_000_000n >= less * BigInt(given.feePpm)).toBe(true);
        expect(withdrawalFee(given, more) >= fee).toBe(true);
      }),
    );
  });
});
