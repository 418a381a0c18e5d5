import { expect, test } from 'vitest';
import { localMoment, localTime } from './local-moment.ts';

test.each([
  ['2026-11-25T10:00', 'UTC', '2026-11-25T10:00:00.000Z'],
  ['2026-11-25T10:00', 'Europe/Berlin', '2026-11-25T09:00:00.000Z'],
  ['2026-07-01T10:00:30', 'Europe/Berlin', '2026-07-01T08:00:30.000Z'],
  ['2026-07-01 00:30', 'Asia/Kolkata', '2026-06-30T19:00:00.000Z'],
  // The hour that is skipped is taken as the one after it.
  ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['2026-11-25T10:00', 'Nowhere/City', '2026-11-25T10:00:00.000Z'],
])('%s in %s is %s', (written, zone, moment) => {
  expect(localMoment(written, zone)).toBe(moment);
});

test.each([[''], ['tomorrow'], ['2026-13-01T10:00'], ['2026-11-25'], ['2026-11-25T10:00Z']])(
  '%j is no moment',
  (written) => {
    expect(localMoment(written, 'UTC')).toBeUndefined();
  },
);

test.each([
  ['2026-11-25T09:00:00.000Z', 'Europe/Berlin', '2026-11-25T10:00'],
  ['2026-06-30T19:00:20.000Z', 'Asia/Kolkata', '2026-07-01T00:30'],
  ['2026-06-30T19:00:00.000Z', 'Nowhere/City', '2026-06-30T19:00'],
])('%s stands in a field of %s as %s', (moment, zone, local) => {
  expect(localTime(moment, zone)).toBe(local);
});
