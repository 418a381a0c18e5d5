import { describe, expect, it } from 'vitest';
import { retryDelaySeconds } from './backoff.ts';

describe('the wait before a retry', () => {
  it.each([
    { failed: 1, random: 0, seconds: 2.5 },
    { failed: 1, random: 1, seconds: 5 },
    { failed: 2, random: 0, seconds: 5 },
    { failed: 2, random: 0.5, seconds: 7.5 },
    { failed: 5, random: 1, seconds: 80 },
    { failed: 10, random: 1, seconds: 2560 },
    { failed: 11, random: 0, seconds: 1800 },
    { failed: 11, random: 1, seconds: 3600 },
    { failed: 5000, random: 1, seconds: 3600 },
    { failed: 0, random: 1, seconds: 5 },
  ])('is $seconds s after $failed failures with the lot $random', ({ failed, random, seconds }) => {
    expect(retryDelaySeconds(failed, random)).toBe(seconds);
  });
});
