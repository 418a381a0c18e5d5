import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberIn, percentText, plainDecimal, shareIn } from './written-numbers.ts';

test.each<[string, number | undefined]>([
  ['12', 12],
  [' 12 ', 12],
  ['-3', -3],
  ['1.50', 1.5],
  ['1,5', 1.5],
  ['1 000', 1000],
  ['1,000.5', undefined],
  ['12 people', undefined],
  ['0x10', undefined],
  ['1e5', undefined],
  ['', undefined],
  ['9007199254740993', undefined],
])('%j is the number %s', (text, number) => expect(numberIn(text)).toBe(number));

test.each<[string, string]>([
  ['12,50', '12.50'],
  ['12.50', '12.50'],
  ['1 000', '1000'],
  ['1,000.50', '1,000.50'],
  ['twelve', 'twelve'],
])('%j is written %j', (text, plain) => expect(plainDecimal(text)).toBe(plain));

test.each<[number, string]>([
  [0.15, '15'],
  [0.07, '7'],
  [0.125, '12.5'],
  [0.001, '0.1'],
  [1, '100'],
  [0, '0'],
])('%s is %s percent', (share, text) => {
  expect(percentText(share)).toBe(text);
  expect(shareIn(text)).toBe(share);
  expect(shareIn(`${text} %`)).toBe(share);
});

test('every percentage of four digits after the point comes back as it was typed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), (tenThousandths) => {
      const text = String(tenThousandths / 10_000);
      expect(percentText(shareIn(text) ?? NaN)).toBe(text);
    }),
  );
});
