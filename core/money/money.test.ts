import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  displayAmount,
  floatAmount,
  formatAmount,
  fractionOff,
  microNumber,
  mulDivCeil,
  mulDivFloor,
  parseAmount,
} from './money.ts';

const MOST = 999_999_999_999_999_999n;
const amount = fc.bigInt({ min: 0n, max: MOST });
const signed = fc.bigInt({ min: -MOST, max: MOST });
const positive = fc.bigInt({ min: 1n, max: 10n ** 12n });

describe('an amount as text', () => {
  it.each([
    ['0', 0n],
    ['0.0004', 400n],
    ['12', 12_000_000n],
    ['12.30', 12_300_000n],
    ['007.5', 7_500_000n],
    ['999999999999.999999', MOST],
  ])('%s is read to the last digit', (text, micro) => {
    expect(parseAmount(text)).toBe(micro);
  });

  it.each(['', ' 1', '1 ', '-1', '+1', '1e3', '1.', '.5', '1,5', '0x1', 'NaN', 'Infinity', '١'])(
    '"%s" is refused',
    (text) => {
      expect(parseAmount(text)).toBeUndefined();
    },
  );

  it('is refused with a seventh decimal and with a thirteenth digit', () => {
    expect(parseAmount('0.0000001')).toBeUndefined();
    expect(parseAmount('1000000000000')).toBeUndefined();
  });

  it('comes back as it was, whatever it is', () => {
    fc.assert(fc.property(amount, (micro) => parseAmount(formatAmount(micro)) === micro));
  });

  it('has no digit that says nothing', () => {
    fc.assert(
      fc.property(signed, (micro) => {
        expect(formatAmount(micro)).toMatch(/^(0|-?(0|[1-9]\d*)(\.\d{0,5}[1-9])?)$/);
      }),
    );
  });

  it.each([
    [10_000_000n, '10'],
    [100n, '0.0001'],
    [-1_500_000n, '-1.5'],
  ])('%s micro-dollars are written %s', (micro, text) => {
    expect(formatAmount(micro)).toBe(text);
  });
});

describe('an amount for people', () => {
  it.each([
    [0n, '0.00'],
    [400n, '0.0004'],
    [9_999n, '0.009999'],
    [10_000n, '0.01'],
    [14_999n, '0.01'],
    [15_000n, '0.02'],
    [1_005_000n, '1.01'],
    [1_999_999n, '2.00'],
    [-15_000n, '-0.02'],
    [-400n, '-0.0004'],
  ])('of %s micro-dollars is shown as %s', (micro, text) => {
    expect(displayAmount(micro)).toBe(text);
  });

  it('is at most half a cent beside what it is', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: MOST / 10n }), (micro) => {
        const shown = parseAmount(displayAmount(micro)) ?? 0n;
        const error = shown > micro ? shown - micro : micro - shown;
        expect(error <= 5_000n).toBe(true);
      }),
    );
  });
});

describe('a part of an amount', () => {
  it('rounded up is the least that is not less than the exact part', () => {
    fc.assert(
      fc.property(signed, amount, positive, (micro, times, per) => {
        const up = mulDivCeil(micro, times, per);
        expect(up * per >= micro * times).toBe(true);
        expect((up - 1n) * per < micro * times).toBe(true);
      }),
    );
  });

  it('rounded down is the most that is not more than the exact part', () => {
    fc.assert(
      fc.property(signed, amount, positive, (micro, times, per) => {
        const down = mulDivFloor(micro, times, per);
        expect(down * per <= micro * times).toBe(true);
        expect((down + 1n) * per > micro * times).toBe(true);
      }),
    );
  });

  it('is never of nothing and never of a debt', () => {
    expect(() => mulDivCeil(1n, 1n, 0n)).toThrow(RangeError);
    expect(() => mulDivFloor(1n, 1n, -1n)).toThrow(RangeError);
  });
});

describe('an amount as a number', () => {
  it('has every micro of any that a customer could hold', () => {
    const below = fc.bigInt({ min: 0n, max: 8_000_000_000_000_000n });
    fc.assert(
      fc.property(below, (micro) => {
        expect(parseAmount(floatAmount(micro).toFixed(6))).toBe(micro);
        expect(BigInt(microNumber(micro))).toBe(micro);
      }),
    );
  });

  it('is refused where it would lose a micro', () => {
    expect(() => microNumber(2n ** 53n)).toThrow(RangeError);
  });
});

describe('a discount', () => {
  it.each([
    [75n, 100n, 0.25],
    [2n, 3n, 0.333333],
    [100n, 100n, 0],
    [120n, 100n, 0],
    [0n, 0n, 0],
    [0n, 5n, 1],
  ])('from %s at %s is %s', (micro, before, fraction) => {
    expect(fractionOff(micro, before)).toBe(fraction);
  });
});
