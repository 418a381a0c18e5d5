import { expect, test } from 'vitest';
import { numberStyle } from '#locales/number-styles.ts';
import { numbersIn as numbersOf, type DisplayCurrency } from './numbers.ts';

const numbersIn = (language: string, currency?: DisplayCurrency) =>
  numbersOf(numberStyle(language), currency);

const RUB = { code: 'RUB', rate: '92.5' } as const;

test.each([
  ['0', '$0.00'],
  ['12.3', '$12.30'],
  ['1234567.891', '$1,234,567.891'],
  ['999.995', '$999.995'],
  ['0.0004', '$0.0004'],
  ['-3.5', '−$3.50'],
])('%s dollars are shown with all of their digits as %s', (dollars, shown) => {
  expect(numbersIn('en').dollars(dollars)).toBe(shown);
  expect(numbersIn('en').money(dollars)).toBe(shown);
});

test.each([
  ['0', '$0.00'],
  ['0.5865', '$0.59'],
  ['-1651.9649', '−$1,651.96'],
  ['0.009999', '$0.009999'],
  ['-0.0004', '−$0.0004'],
])('a list says %s dollars as %s: in cents, unless it is less than one', (dollars, shown) => {
  expect(numbersIn('en').listed(dollars)).toBe(shown);
  expect(numbersIn('en', RUB).listed(dollars)).toBe(shown);
});

test('what a provider counts is written as the language does, in its own currency', () => {
  expect(numbersIn('en').listedIn('1204.1', 'USD')).toBe('1,204.10\u00a0USD');
  expect(numbersIn('de').listedIn('39500', 'INR')).toBe('39.500,00\u00a0INR');
  expect(numbersIn('de').listedIn('64.5', null)).toBe('64,50');
});

test.each([
  ['10', '₽925.00', '925,00 ₽'],
  ['20.01', '₽1,850.93', '1 850,93 ₽'],
  ['-20.01', '−₽1,850.93', '−1 850,93 ₽'],
  ['0', '₽0.00', '0,00 ₽'],
])('%s dollars in roubles are rounded to kopecks: %s, %s', (dollars, english, russian) => {
  expect(numbersIn('en', RUB).money(dollars)).toBe(english);
  expect(numbersIn('ru', RUB).money(dollars).replaceAll('\u00a0', ' ')).toBe(russian);
});

test('what is charged is charged in dollars, whatever prices are read in', () => {
  expect(numbersIn('en', RUB).dollars('20.01')).toBe('$20.01');
});

test('what was converted for a chart is not converted again', () => {
  expect(numbersIn('en', RUB).converted(1850.925)).toBe('₽1,850.92');
  expect(numbersIn('de').converted(1850.5)).toBe('1.850,50\u00a0$');
});

test.each(['', '1e3', '1,5', 'NaN', '0.0000001'])('"%s" is no amount', (text) => {
  expect(() => numbersIn('en').money(text)).toThrow(TypeError);
  expect(() => numbersIn('en', RUB).money(text)).toThrow(TypeError);
});
