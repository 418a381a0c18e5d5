import { expect, test } from 'vitest';
import { readPeriod } from './read-period.server.ts';

test.each([
  ['2026-01-02', '2026-02-03', '2026-01-02', '2026-02-03'],
  // The other way round.
  ['2026-02-03', '2026-01-02', '2026-01-02', '2026-02-03'],
  ['2026-01-02', '2026-01-02', '2026-01-02', '2026-01-02'],
  ['2026-02-03', null, '2026-02-03', ''],
  [null, '2026-02-03', '', '2026-02-03'],
  ['2026-02-30', '2026-03-01', '', '2026-03-01'],
])('from %s to %s are the days %s to %s', (start, end, from, to) => {
  expect(readPeriod({ from: start, to: end })).toMatchObject({ from, to });
});

test('of no days are the last four weeks', () => {
  const { from, to, month, today } = readPeriod({ from: null, to: 'yesterday' });
  expect([from, to]).toEqual([month, today]);
});
