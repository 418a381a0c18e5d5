import { expect, it } from 'vitest';
import { retryDelayMs } from './retry-delay.ts';

it('doubles with each failure, up to a minute', () => {
  const delays = [1, 2, 3, 6, 7, 50].map((failures) => retryDelayMs(failures, () => 1));
  expect(delays).toEqual([1_000, 2_000, 4_000, 32_000, 60_000, 60_000]);
});

it('is spread over half of its length', () => {
  expect(retryDelayMs(3, () => 0)).toBe(2_000);
  expect(retryDelayMs(3, () => 0.5)).toBe(3_000);
});
