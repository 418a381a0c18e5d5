import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  marginOf,
  parseSignedAmount,
  parseSignedPercent,
  reprice,
  type PriceChange,
} from './reprice.pure.ts';

const CENT = 10_000n;
const SAME: PriceChange = {
  ...{ percentPpm: 0n, additionMicro: 0n, stepMicro: 1n, leastMarginMicro: 0n },
};

it.each<[string, bigint, bigint | undefined, Partial<PriceChange>, bigint, boolean]>([
  ['ten percent more', 200n, undefined, { percentPpm: 100_000n }, 220n, false],
  ['a tenth less, up to a micro', 205n, undefined, { percentPpm: -100_000n }, 185n, false],
  ['an amount less', 200n, undefined, { additionMicro: -50n }, 150n, false],
  ['never below nothing', 200n, undefined, { additionMicro: -500n }, 0n, false],
  ['up to a step', 12_301n, undefined, { stepMicro: CENT }, 2n * CENT, false],
  ['not below the cost', 200n, 180n, { percentPpm: -500_000n }, 180n, true],
  ['and the least margin', 200n, 180n, { leastMarginMicro: 40n }, 220n, true],
  ['nor below it by a step', 200n, 180n, { leastMarginMicro: 40n, stepMicro: 50n }, 250n, true],
])('%s', (_words, priceMicro, costMicro, own, after, isRaised) => {
  const change = { ...SAME, ...own };
  expect(reprice({ priceMicro, costMicro }, change)).toEqual({ priceMicro: after, isRaised });
});

it('leaves the least margin, whatever is asked for', () => {
  const amount = fc.bigInt({ min: 0n, max: 10n ** 12n });
  fc.assert(
    fc.property(
      ...[amount, amount, fc.bigInt({ min: -1_000_000n, max: 10_000_000n })],
      ...[fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }), fc.constantFrom(1n, CENT, 100n * CENT)],
      amount,
      (priceMicro, costMicro, percentPpm, additionMicro, stepMicro, leastMarginMicro) => {
        const change = { percentPpm, additionMicro, stepMicro, leastMarginMicro };
        const { priceMicro: after } = reprice({ priceMicro, costMicro }, change);
        expect(after - costMicro).toBeGreaterThanOrEqual(leastMarginMicro);
        expect(after % stepMicro).toBe(0n);
      },
    ),
  );
});

it('reads what is written with a sign', () => {
  expect(parseSignedAmount('-0.05')).toBe(-50_000n);
  expect(parseSignedAmount('+1')).toBe(1_000_000n);
  expect(parseSignedPercent('-12.5')).toBe(-125_000n);
  for (const text of ['', '-', '--1', '1e3', '1,5'])
    expect(parseSignedAmount(text)).toBeUndefined();
});

it('knows a margin where there is a cost', () => {
  expect(marginOf({ priceMicro: 400n, costMicro: 300n })).toBe(2_500);
  expect(marginOf({ priceMicro: 300n, costMicro: 400n })).toBe(-3_334);
  expect(marginOf({ priceMicro: 400n, costMicro: undefined })).toBeUndefined();
  expect(marginOf({ priceMicro: 0n, costMicro: 1n })).toBeUndefined();
});
