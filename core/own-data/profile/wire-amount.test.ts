import { expect, it } from 'vitest';
import { wireAmount } from './wire-amount.ts';

it.each([
  [1_999_999n, 1.99, 1.999999],
  [10_000n, 0.01, 0.01],
  [9_999n, 0, 0.009999],
  [0n, 0, 0],
])('%d micro-dollars are never shown as more than there is', (micro, cents, full) => {
  expect([wireAmount(micro, 'cents'), wireAmount(micro, 'full')]).toEqual([cents, full]);
});
