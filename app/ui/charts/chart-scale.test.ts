import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { labelledIndexes, niceTicks, percent, pointAt, shareOfAxis } from './chart-scale.ts';

const amount = fc.double({ min: -1e9, max: 1e9, noNaN: true }).map((value) => {
  // Below a millionth it is no amount of anything a chart shows.
  return Math.abs(value) < 1e-6 ? 0 : value;
});

describe('the ticks of an axis', () => {
  test.each([
    [
      [0, 100],
      [0, 25, 50, 75, 100],
    ],
    [
      [3, 7],
      [0, 2, 4, 6, 8],
    ],
    [
      [0.1, 0.29],
      [0, 0.1, 0.2, 0.3],
    ],
    [
      [-40, 60],
      [-50, -25, 0, 25, 50, 75],
    ],
    [
      [-3, -1],
      [-3, -2, -1, 0],
    ],
    [
      [0, 0],
      [0, 0.25, 0.5, 0.75, 1],
    ],
    [[], [0, 0.25, 0.5, 0.75, 1]],
    [
      [Number.NaN, Infinity],
      [0, 0.25, 0.5, 0.75, 1],
    ],
    [[1234567], [0, 500000, 1000000, 1500000]],
  ])('for %j are %j', (values, ticks) => {
    expect(niceTicks(values)).toEqual(ticks);
  });

  test('enclose every value and zero, evenly, with steps that people count in', () => {
    fc.assert(
      fc.property(
        fc.array(amount, { maxLength: 20 }),
        fc.integer({ min: 2, max: 10 }),
        (values, wanted) => {
          const ticks = niceTicks(values, wanted);
          const [low = Number.NaN, second = Number.NaN] = ticks;
          const high = ticks.at(-1) ?? Number.NaN;
          const step = second - low;
          expect(ticks.length).toBeGreaterThanOrEqual(2);
          expect(ticks.length).toBeLessThanOrEqual(wanted + 2);
          expect(ticks).toContain(0);
          for (const value of values) {
            expect(value).toBeGreaterThanOrEqual(low - step * 1e-6);
            expect(value).toBeLessThanOrEqual(high + step * 1e-6);
          }
          const digits = Number(step.toExponential(6).split('e')[0]);
          expect([1, 2, 2.5, 5]).toContain(digits);
          ticks.forEach((tick, index) => {
            expect(Math.abs(tick - (low + index * step))).toBeLessThanOrEqual(step * 1e-6);
          });
        },
      ),
    );
  });

  test('keep the order of values, from the bottom to the top', () => {
    fc.assert(
      fc.property(fc.array(amount, { minLength: 2, maxLength: 9 }), (values) => {
        const ticks = niceTicks(values);
        const sorted = values.toSorted((a, b) => a - b).map((value) => shareOfAxis(value, ticks));
        expect(sorted).toEqual(sorted.toSorted((a, b) => a - b));
        expect(sorted.every((share) => share >= 0 && share <= 1)).toBe(true);
      }),
    );
    expect(shareOfAxis(0, niceTicks([-40, 60]))).toBe(0.4);
  });
});

describe('along the time', () => {
  test('points reach from edge to edge, and a single one stands in the middle', () => {
    expect([0, 1, 2].map((index) => pointAt(index, 3))).toEqual([0, 0.5, 1]);
    expect(pointAt(0, 1)).toBe(0.5);
    expect(percent(pointAt(1, 4))).toBe('33.33%');
  });

  test('labels begin with the first, stand evenly and are never too many', () => {
    expect(labelledIndexes(365, 6)).toEqual([0, 61, 122, 183, 244, 305]);
    expect(labelledIndexes(3, 6)).toEqual([0, 1, 2]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 1, max: 20 }), (n, most) => {
        const indexes = labelledIndexes(n, most);
        expect(indexes.length).toBeLessThanOrEqual(most);
        expect(indexes.every((index) => index < n)).toBe(true);
        expect(indexes[0]).toBe(n > 0 ? 0 : undefined);
      }),
    );
  });
});
