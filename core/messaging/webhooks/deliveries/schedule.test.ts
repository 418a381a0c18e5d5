import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DELAYS_SECONDS, delayAfter, MOST_TRIES, pauseAfter, secondsIn } from './schedule.pure.ts';

const NOW = new Date('2026-03-01T10:00:00.000Z');

describe('when an event is sent again', () => {
  it('is ten times in 75.6 hours', () => {
    const seconds = DELAYS_SECONDS.reduce((sum, delay) => sum + delay, 0);
    expect(MOST_TRIES).toBe(10);
    expect(seconds / 3_600).toBeCloseTo(75.6, 1);
  });

  it('is never sooner than the schedule has it, and a tenth later at most', () => {
    const tries = fc.integer({ min: 1, max: MOST_TRIES - 1 });
    const lot = fc.double({ min: 0, max: 0.999, noNaN: true });
    fc.assert(
      fc.property(tries, lot, (count, random) => {
        const delay = delayAfter({ tries: count, retryAfter: undefined, random })!;
        const base = DELAYS_SECONDS[count - 1]!;
        expect(delay).toBeGreaterThanOrEqual(base);
        expect(delay).toBeLessThanOrEqual(base * 1.1);
      }),
    );
  });

  it('is never after the tenth time', () => {
    const asked = { tries: MOST_TRIES, retryAfter: 60, random: 0 };
    expect(delayAfter(asked)).toBeUndefined();
  });

  it.each([
    [60, 60],
    [1, 5],
    [999_999_999, 86_400],
  ])('is when the endpoint asks for it, after %d seconds', (retryAfter, seconds) => {
    expect(delayAfter({ tries: 1, retryAfter, random: 0 })).toBe(seconds);
  });
});

describe('an endpoint that fails', () => {
  it('is left alone for no longer than one event is, and for five minutes at most', () => {
    for (const [at, delay] of DELAYS_SECONDS.entries()) {
      expect(pauseAfter(at + 1)).toBeLessThanOrEqual(delay);
    }
    expect(pauseAfter(1_000)).toBe(300);
    expect(pauseAfter(1, 120)).toBe(120);
  });
});

it.each([
  ['120', 120],
  [' 0 ', 0],
  ['Sun, 01 Mar 2026 10:01:30 GMT', 90],
  ['Sun, 01 Mar 2026 09:00:00 GMT', 0],
  ['soon', undefined],
  ['-5', undefined],
  ['1.5', undefined],
  ['2026', 2026],
  ['Xxx, nonsense', undefined],
  ['', undefined],
  [undefined, undefined],
])('an endpoint that says %j is asked again in %s seconds', (said, seconds) => {
  expect(secondsIn(said, NOW)).toBe(seconds);
});
