import { expect, it } from 'vitest';
import { scheduleProblems } from './schedule-problems.pure.ts';

it.each([
  ['always', {}, []],
  ['for a day', { from: '2026-11-27T00:00:00Z', until: '2026-11-28T00:00:00Z' }, []],
  ['on the last day of a leap year’s February', { from: '2028-02-29T00:00:00Z' }, []],
  ['on a day that is none', { until: '2026-02-29T00:00:00Z' }, ['/until']],
  ['for no time', { from: '2026-11-27T00:00:00Z', until: '2026-11-27T01:00:00+01:00' }, ['/until']],
  [
    'later by the clock, and before by its zone',
    { from: '2026-11-27T10:00:00-05:00', until: '2026-11-27T11:00:00Z' },
    ['/until'],
  ],
  [
    'inside a group',
    { children: [{}, { children: [{ from: '2026-04-31T00:00:00Z' }] }] },
    ['/children/1/children/0/from'],
  ],
])('what is shown %s has problems %j', (_when, scheduled, pointers) => {
  expect(scheduleProblems(scheduled).map(({ pointer }) => pointer)).toEqual(pointers);
});
