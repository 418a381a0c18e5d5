import { expect, test } from 'vitest';
import { periodsAt } from './periods.ts';

const daysAt = (moment: string) =>
  Object.fromEntries(periodsAt(Date.parse(moment)).map(({ name, from, to }) => [name, [from, to]]));

test('the periods that most want end today', () => {
  expect(daysAt('2026-03-02T23:59:00Z')).toEqual({
    any: ['', ''],
    today: ['2026-03-02', '2026-03-02'],
    week: ['2026-02-24', '2026-03-02'],
    month: ['2026-02-01', '2026-03-02'],
    thisMonth: ['2026-03-01', '2026-03-02'],
  });
});

test('the first of a month is a month of one day', () => {
  expect(daysAt('2026-03-01T00:00:00Z')['thisMonth']).toEqual(['2026-03-01', '2026-03-01']);
});
