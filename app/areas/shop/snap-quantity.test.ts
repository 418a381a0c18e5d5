import { expect, test } from 'vitest';
import { snapQuantity } from './snap-quantity.ts';

const rule = { min: 100, max: 1_030, step: 50 };

test.each([
  [NaN, 100],
  [-5, 100],
  [0, 100],
  [100, 100],
  [124, 100],
  [125, 150],
  [149.9, 150],
  [999, 1_000],
  [1_026, 1_000],
  [1_030, 1_030],
  [9_999_999_999, 1_030],
  [Infinity, 1_030],
])('%d becomes %d', (asked, snapped) => {
  expect(snapQuantity(asked, rule)).toBe(snapped);
});
