import { expect, test } from 'vitest';
import { clockTime, secondsUntil, watchTime } from './watch-time.ts';

test.each([
  [5, 'en', '5 seconds'],
  [60, 'en', '1 minute'],
  [90, 'en', '90 seconds'],
  [600, 'de', '10 Minuten'],
  [1, 'ru', '1 секунда'],
])('%d seconds are in %s: %s', (seconds, language, said) =>
  expect(watchTime(seconds, language)).toBe(said),
);

test.each([
  [0, '0:00'],
  [5, '0:05'],
  [65, '1:05'],
  [600, '10:00'],
])('%d seconds are left as %s', (seconds, said) => expect(clockTime(seconds)).toBe(said));

test('a part of a second is one that is left, and what is over has none', () => {
  const now = Date.parse('2026-11-30T10:00:00.000Z');
  expect(secondsUntil('2026-11-30T10:00:00.001Z', now)).toBe(1);
  expect(secondsUntil('2026-11-30T10:01:00.000Z', now)).toBe(60);
  expect(secondsUntil('2026-11-30T09:59:00.000Z', now)).toBe(0);
});
