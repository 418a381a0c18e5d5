import { expect, test } from 'vitest';
import { partsOf, shownValue } from './shown-value.ts';

test.each([
  [undefined, 'nothing', ''],
  [null, 'nothing', ''],
  ['', 'nothing', ''],
  [[], 'nothing', ''],
  [true, 'yes', ''],
  [false, 'no', ''],
  ['#7C3AED', 'colour', '#7C3AED'],
  ['#7c3', 'text', '#7c3'],
  ['Acme', 'text', 'Acme'],
  [0, 'text', '0'],
  [['en', 'de'], 'text', 'en, de'],
])('%j is shown as %s %s', (value, look, text) => {
  expect(shownValue(value)).toEqual({ look, text });
});

test('an object is told value by value, a list of plain values as one', () => {
  expect(partsOf({ light: { primary: '#111111' }, routes: ['a', 'b'] }, '/colours')).toEqual([
    { pointer: '/colours/light/primary', value: '#111111' },
    { pointer: '/colours/routes', value: ['a', 'b'] },
  ]);
});

test('a list of objects is told entry by entry, with names as pointers write them', () => {
  expect(partsOf([{ 'a/b': 1 }, 'x'], '')).toEqual([
    { pointer: '/0/a~1b', value: 1 },
    { pointer: '/1', value: 'x' },
  ]);
});
