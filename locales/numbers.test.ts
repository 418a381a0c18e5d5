import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { LANGUAGES, languageTag, type Language } from './languages.ts';
import { numberStyle } from './number-styles.ts';
import {
  fieldDecimal,
  formatCount,
  formatDecimal,
  formatMoneyOf,
  formatPercent,
  readDecimal,
  shortCount,
} from './numbers.ts';

/** Spaces that differ by their width, and the two signs that mean less than nothing. */
const alike = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replace('−', '-');

const LARGE = 1_234_567;

/** A million and more, a part, what is charged, what is shown of it, and the short forms. */
const WRITTEN: Record<Language, string[]> = {
  en: ['1,234,567', '2.9%', '$1,234.50', '₽0.05', '1K', '1.5K', '1M'],
  de: ['1.234.567', '2,9 %', '1.234,50 $', '0,05 ₽', '1.000', '1.500', '1 Mio.'],
  es: ['1.234.567', '2,9 %', '1234,50 $', '0,05 ₽', '1 mil', '1,5 mil', '1 M'],
  fr: ['1 234 567', '2,9 %', '1 234,50 $', '0,05 ₽', '1 k', '1,5 k', '1 M'],
  hi_IN: ['12,34,567', '2.9%', '$1,234.50', '₽0.05', '1 हज़ार', '1.5 हज़ार', '10 लाख'],
  ja: ['1,234,567', '2.9%', '$1,234.50', '₽0.05', '1,000', '1,500', '100万'],
  ko: ['1,234,567', '2.9%', '$1,234.50', '₽0.05', '1천', '1.5천', '100만'],
  pt_BR: ['1.234.567', '2,9%', '$ 1.234,50', '₽ 0,05', '1 mil', '1,5 mil', '1 mi'],
  ru: ['1 234 567', '2,9 %', '1 234,50 $', '0,05 ₽', '1 тыс.', '1,5 тыс.', '1 млн'],
  tr: ['1.234.567', '%2,9', '$1.234,50', '₽0,05', '1 B', '1,5 B', '1 Mn'],
  vi: ['1.234.567', '2,9%', '1.234,50 $', '0,05 ₽', '1 N', '1,5 N', '1 Tr'],
  zh_CN: ['1,234,567', '2.9%', '$1,234.50', '₽0.05', '1,000', '1,500', '100万'],
};

describe.each(LANGUAGES)('in %s', (language) => {
  const style = numberStyle(language);

  it('numbers stand as people write them', () => {
    const written = [
      formatCount(LARGE, style),
      formatPercent(0.029, style),
      formatMoneyOf('1234.5', '$', style),
      formatMoneyOf('0.05', '₽', style),
      ...[1_000, 1_500, 1_000_000].map((count) => shortCount(count, style)),
    ];
    expect(written.map(alike)).toEqual(WRITTEN[language]);
  });

  const tag = languageTag(language);

  test('a number of anything is what this CLDR says', () => {
    const own = new Intl.NumberFormat(tag, { maximumFractionDigits: 20 });
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (count) => {
        expect(alike(formatCount(count, style))).toBe(alike(own.format(count)));
      }),
    );
  });

  test('an amount has each of its digits, where this CLDR has them', () => {
    const own = new Intl.NumberFormat(tag, {
      ...{ style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' },
      maximumFractionDigits: 6,
    });
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 17n }), fc.boolean(), (micro, isLess) => {
        const digits = String(micro).padStart(7, '0');
        const plain = `${digits.slice(0, -6)}.${digits.slice(-6)}`.replace(/\.?0+$/, '');
        const amount = isLess && micro > 0n ? `-${plain}` : plain;
        // A decimal as text is formatted digit by digit; the types know of numbers only.
        const expected = own.format(amount as Intl.StringNumericLiteral);
        expect(alike(formatMoneyOf(amount, '$', style))).toBe(alike(expected));
      }),
    );
  });

  test('a part is what this CLDR says', () => {
    const own = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 });
    for (const part of [0, 0.001, 0.0125, 0.029, 0.1, 0.5, 1, 12.5, -0.2]) {
      expect(alike(formatPercent(part, style))).toBe(alike(own.format(part)));
    }
  });

  test('what is short keeps one decimal of the unit that it is rounded to', () => {
    const own = new Intl.NumberFormat(tag, { notation: 'compact', maximumFractionDigits: 1 });
    for (const count of [0, 7, 999, 12_345, 99_960, 150_000, 999_949, 999_960, 2_000_000]) {
      const plain = formatCount(count, style);
      const short = shortCount(count, style);
      // This CLDR groups no four digits there, and has no word for thousands everywhere.
      if (short !== plain) expect(alike(short)).toBe(alike(own.format(count)));
      else expect(alike(own.format(count)).replace(/\D/g, '')).toBe(String(count));
    }
  });

  test('what a field shows is read again as what it was', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e12 }),
        fc.integer({ min: 0, max: 6 }),
        (n, places) => {
          const digits = String(n).padStart(places + 1, '0');
          const whole = digits.slice(0, digits.length - places);
          const plain = places === 0 ? whole : `${whole}.${digits.slice(-places)}`;
          expect(readDecimal(fieldDecimal(plain, style), style)).toBe(plain);
          expect(readDecimal(formatDecimal(plain, style), style)).toBe(plain);
        },
      ),
    );
  });
});

it.each([
  ['en', '7.20', '7.20'],
  ['en', '7,20', '7.20'],
  ['de', '7,20', '7.20'],
  ['de', '7.20', '7.20'],
  ['de', ' 25 ', '25'],
  ['en', '1,234', '1234'],
  ['de', '1,234', '1.234'],
  ['de', '1.234', '1234'],
  ['en', '1.234', '1.234'],
  ['fr', '1 234,50', '1234.50'],
  ['fr', '1\u202f234,50', '1234.50'],
  ['ru', '1\u00a0234', '1234'],
  ['de', '1.234,50', '1234.50'],
  ['de', '1,234.50', '1234.50'],
  ['en', '1,234,567', '1234567'],
  ['hi_IN', '12,34,567.5', '1234567.5'],
  ['en', '0,125', '0.125'],
  ['de', '-1,50', '-1.50'],
  ['de', '−1,50', '-1.50'],
  ['de', ' + 1.234,50', '+1234.50'],
  ['de', '-1.500', '-1500'],
  ['en', '-1.500', '-1.500'],
])('in %s somebody who writes %s means %s', (language, text, read) => {
  expect(readDecimal(text, numberStyle(language))).toBe(read);
});

it.each([
  ['en', '1,2,3'],
  ['de', '1.23.456'],
  ['en', '1,23,4.5'],
  ['de', '1.234.5'],
  ['en', 'abc'],
  ['en', '7.2.0'],
  ['en', ''],
  ['en', '1 2'],
  ['en', '-5'],
])('in %s nobody can tell what %s means, so it is left to be refused', (language, text) => {
  expect(readDecimal(text, numberStyle(language))).toBe(text);
});

test('the pseudo-language of layout tests writes numbers as English does', () => {
  expect(formatCount(1_234, numberStyle('en_XA'))).toBe('1,234');
});
