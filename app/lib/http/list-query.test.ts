import { expect, test } from 'vitest';
import { readId, readPage, readSearch } from './list-query.ts';

test.each([
  [null, ''],
  ['  steady   views ', 'steady views'],
  ['a\0b', 'a b'],
  ['x'.repeat(300), 'x'.repeat(200)],
])('%j is looked for as %j', (value, search) => {
  expect(readSearch(value)).toBe(search);
});

test.each([
  [null, 1],
  ['3', 3],
  ['0', 1],
  ['-2', 1],
  ['1e3', 1],
  ['999999999', 10_000],
  ['99999999999', 1],
])('%j is page %i', (value, page) => {
  expect(readPage(value)).toBe(page);
});

test.each([
  [null, undefined],
  ['12', 12],
  ['0', undefined],
  ['012', undefined],
  ['1.5', undefined],
  ['all', undefined],
])('%j is the id %j', (value, id) => {
  expect(readId(value)).toBe(id);
});
