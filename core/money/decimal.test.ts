import fc from 'fast-check';
import { expect, it } from 'vitest';
import { minus, parseDecimal, worthFloor, type Decimal } from './decimal.ts';

const read = (text: string): Decimal => {
  const decimal = parseDecimal(text);
  if (!decimal) throw new Error(`${text} is a number`);
  return decimal;
};

it.each([
  ['0.00020593', '97123.45', 20_000_632n],
  ['1', '64392.23', 64_392_230_000n],
  ['0.000000019999', '1', 0n],
  ['20.01', '1.000000000000', 20_010_000n],
  ['-0.0000001', '1', -1n],
])('%s at the rate of %s is worth so many micro-dollars', (amount, rate, micro) => {
  expect(worthFloor(read(amount), read(rate))).toBe(micro);
});

it.each(['', '1e-8', '1E3', '.5', '5.', '+1', '1,5', 'NaN', 'Infinity', ' 1', '0x1', '--1'])(
  '"%s" is no number',
  (text) => expect(parseDecimal(text)).toBeUndefined(),
);

const decimal = fc.record({ units: fc.bigInt({ min: 0n, max: 10n ** 20n }), scale: fc.nat(12) });

it('is worth at most what it is worth exactly, and less than a micro less', () => {
  const property = fc.property(decimal, decimal, (amount, rate) => {
    const per = 10n ** BigInt(amount.scale + rate.scale);
    const exact = amount.units * rate.units * 1_000_000n;
    const micro = worthFloor(amount, rate);
    expect(micro * per <= exact && exact < (micro + 1n) * per).toBe(true);
  });
  fc.assert(property);
});

it('is what it was after as much is taken as was added', () => {
  const property = fc.property(decimal, decimal, (some, more) => {
    const both = minus(some, { ...more, units: -more.units });
    const rest = minus(both, more);
    expect(rest.units).toBe(some.units * 10n ** BigInt(rest.scale - some.scale));
  });
  fc.assert(property);
});
