import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isEmpty, stackedParts, valuesOf, type ChartData } from './chart-data.ts';

const data: ChartData = {
  labels: ['a', 'b'],
  series: [
    { name: 'in', values: [3, null] },
    { name: 'out', values: [-2, Number.NaN] },
    { name: 'more', values: [4, 0] },
  ],
};

describe('bars on top of each other', () => {
  test('go up and down from zero, and leave out what was not measured', () => {
    expect(stackedParts(data, 0)).toEqual([
      { series: 0, from: 0, to: 3 },
      { series: 1, from: 0, to: -2 },
      { series: 2, from: 3, to: 7 },
    ]);
    expect(stackedParts(data, 1)).toEqual([]);
    expect(valuesOf(data, true)).toEqual([3, -2, 7]);
    expect(valuesOf(data, false)).toEqual([3, -2, 4, 0]);
  });

  test('are together as long as the sum of their values', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 1 }), (values) => {
        const series = values.map((value) => ({ name: '', values: [value] }));
        const parts = stackedParts({ labels: [''], series }, 0);
        const length = parts.reduce((sum, { from, to }) => sum + (to - from), 0);
        expect(length).toBe(values.reduce((sum, value) => sum + value, 0));
      }),
    );
  });
});

test('a chart without a single measured value is empty', () => {
  expect(isEmpty(data)).toBe(false);
  expect(isEmpty({ labels: [], series: [] })).toBe(true);
  expect(isEmpty({ labels: ['a'], series: [{ name: '', values: [null] }] })).toBe(true);
  expect(isEmpty({ labels: ['a'], series: [{ name: '', values: [0] }] })).toBe(false);
});
