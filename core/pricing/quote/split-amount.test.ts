import { expect, it } from 'vitest';
import { formatAmount, parseAmount } from '#core/money/money.ts';
import { splitIntoRuns } from './split-amount.pure.ts';

const equal = (runs: number) => Array<number>(runs).fill(100);

it.each([
  ['three runs of whole cents', '3.9', equal(3), '1.3, 1.3, 1.3'],
  ['a cent less, of the last', '3.89', equal(3), '1.3, 1.3, 1.29'],
  ['a cent more, of the first', '3.91', equal(3), '1.31, 1.3, 1.3'],
  ['a third of a dollar', '1', equal(3), '0.34, 0.33, 0.33'],
  ['runs of other quantities', '6.01', [100, 200, 300], '1.01, 2, 3'],
  ['a cost below a dollar, which is exact', '0.04', equal(3), '0.013334, 0.013333, 0.013333'],
  ['a cost that is no whole cents', '1.000001', equal(2), '0.500001, 0.5'],
  ['less than a micro for each', '0.000003', equal(5), '0.000001, 0.000001, 0, 0.000001, 0'],
])('runs cost %s: %s', (_says, cost, quantities, runs) => {
  const parts = splitIntoRuns(parseAmount(cost) ?? 0n, quantities);
  expect(parts.map(formatAmount).join(', ')).toBe(runs);
});

it('runs of less than a cent are exact, so that none is free', () => {
  const parts = splitIntoRuns(1_500_000n, equal(200));
  expect(new Set(parts)).toEqual(new Set([7_500n]));
});
