import { expect, it } from 'vitest';
import { formatCount, shortCount } from './format-count.ts';

it.each([
  [0, '0', '0'],
  [999, '999', '999'],
  [1000, '1\u00a0000', '1K'],
  [1500, '1\u00a0500', '1.5K'],
  [12_345, '12\u00a0345', '12.3K'],
  [1_000_000, '1\u00a0000\u00a0000', '1\u00a0000K'],
])('%i reads %s, in short %s', (count, whole, short) => {
  expect(formatCount(count)).toBe(whole);
  expect(shortCount(count)).toBe(short);
});
