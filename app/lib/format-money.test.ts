import { expect, test } from 'vitest';
import { formatMoney } from './format-money.ts';

const USD = { code: 'USD', rate: '1' } as const;
const RUB = { code: 'RUB', rate: '92.5' } as const;

test.each([
  ['0', USD, '$0.00'],
  ['12.3', USD, '$12.30'],
  ['1234567.891', USD, '$1 234 567.89'],
  ['999.995', USD, '$1 000.00'],
  ['0.015', USD, '$0.02'],
  ['0.01', USD, '$0.01'],
  ['0.0004', USD, '$0.0004'],
  ['0.009999', USD, '$0.009999'],
  ['-3.5', USD, '−$3.50'],
  ['10', RUB, '925.00 ₽'],
  ['20.01', RUB, '1 850.93 ₽'],
  ['0.00001', RUB, '0.000925 ₽'],
])('%s dollars in %o are read as %s', (dollars, currency, shown) => {
  expect(formatMoney(dollars, currency)).toBe(shown.replaceAll(' ', '\u00a0'));
});

test.each(['', '1e3', '1,5', 'NaN', '0.0000001'])('"%s" is no amount', (text) => {
  expect(() => formatMoney(text, USD)).toThrow(TypeError);
});
