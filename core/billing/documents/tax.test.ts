import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditOf, decideTax, splitToLines, taxWithin, type TaxRule } from './tax.pure.ts';

const RULES: TaxRule[] = [
  { countries: ['DE'], buyers: 'all', treatment: 'rate', rate: 0.19 },
  { countries: ['AT', 'FR'], buyers: 'companies', treatment: 'reverse-charge' },
  { countries: ['AT', 'FR'], buyers: 'persons', treatment: 'rate', rate: 0.2 },
  { buyers: 'all', treatment: 'none', note: 'Not taxable in Germany.' },
];

const person = { isCompany: false, country: null, taxId: null };
const company = { isCompany: true, country: null, taxId: 'ATU12345678' };

describe('which tax holds', () => {
  it.each([
    ['a person who said their country', { ...person, country: 'FR' }, 'rate', 200_000],
    ['a company abroad, by its number', company, 'reverse-charge', 0],
    ['a company at home', { ...company, country: 'DE', taxId: 'DE123456789' }, 'rate', 190_000],
    ['a company without a number', { ...company, country: 'AT', taxId: null }, 'rate', 200_000],
    ['somebody elsewhere', { ...person, country: 'BR' }, 'none', 0],
    ['somebody of whom nothing is known, as at home', person, 'rate', 190_000],
  ])('for %s', (_, buyer, treatment, ratePpm) => {
    const decided = decideTax(RULES, { buyer, sellerCountry: 'DE' });
    expect(decided).toMatchObject({ treatment, ratePpm });
  });

  it('is none at all where no rule fits', () => {
    const decided = decideTax([], { buyer: person, sellerCountry: null });
    expect(decided).toEqual({
      ...{ treatment: null, ratePpm: 0, note: null },
      ...{ country: null, basis: 'seller' },
    });
  });
});

describe('the tax inside of a payment', () => {
  it.each([
    [119_000_000n, 190_000, 19_000_000n],
    [50_000_000n, 200_000, 8_330_000n],
    [10_000n, 190_000, 0n],
    [50_000_000n, 0, 0n],
    [20_000_000n, 88_750, 1_630_000n],
  ])('of %s at %s ppm is %s', (gross, ppm, tax) => {
    expect(taxWithin(gross, ppm)).toBe(tax);
  });

  const cents = fc.bigInt({ min: 1n, max: 10n ** 9n }).map((count) => count * 10_000n);
  const ppm = fc.integer({ min: 0, max: 500_000 });

  it('is split to lines without losing a cent', () => {
    const weights = fc.array(fc.bigInt({ min: 1n, max: 10n ** 12n }), {
      minLength: 1,
      maxLength: 9,
    });
    fc.assert(
      fc.property(cents, ppm, weights, (total, rate, parts) => {
        const tax = taxWithin(total, rate);
        const lines = splitToLines(total, tax, parts);
        const sum = (of: (line: (typeof lines)[number]) => bigint) =>
          lines.reduce((all, line) => all + of(line), 0n);
        expect(sum((line) => line.taxMicro)).toBe(tax);
        expect(sum((line) => line.netMicro)).toBe(total - tax);
        expect(lines.every(({ netMicro }) => netMicro >= 0n && netMicro % 10_000n === 0n)).toBe(
          true,
        );
      }),
    );
  });

  it('is credited to the last cent, whatever is taken back when', () => {
    fc.assert(
      fc.property(cents, ppm, fc.array(cents, { maxLength: 6 }), (total, rate, takings) => {
        const invoice = { totalMicro: total, taxMicro: taxWithin(total, rate) };
        let [credited, creditedTax] = [0n, 0n];
        for (const amount of [...takings, total]) {
          const earlier = { creditedMicro: credited, creditedTaxMicro: creditedTax };
          const credit = creditOf({ ...invoice, ...earlier }, amount);
          expect(credit.taxMicro).toBeGreaterThanOrEqual(0n);
          expect(credit.taxMicro).toBeLessThanOrEqual(credit.totalMicro);
          credited += credit.totalMicro;
          creditedTax += credit.taxMicro;
        }
        expect([credited, creditedTax]).toEqual([invoice.totalMicro, invoice.taxMicro]);
      }),
    );
  });
});
