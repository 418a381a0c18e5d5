import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instantIn, instantOf, knownZone, localTime, momentText } from './moments.ts';

describe('a moment', () => {
  test.each([
    ['2026-11-27T00:00:00+01:00', 'Europe/Berlin', '2026-11-27T00:00'],
    ['2026-11-27T00:00:00+01:00', 'UTC', '2026-11-26T23:00'],
    ['2026-07-01T12:00Z', 'Europe/Berlin', '2026-07-01T14:00'],
    ['2026-07-01T12:00:05Z', 'Asia/Kolkata', '2026-07-01T17:30:05'],
  ])('%s is in %s %s', (moment, zone, local) => {
    expect(localTime(instantIn(moment) ?? 0, zone)).toBe(local);
  });

  test.each([
    ['2026-11-27T00:00', 'Europe/Berlin', '2026-11-27T00:00:00+01:00'],
    ['2026-07-01T09:30', 'America/New_York', '2026-07-01T09:30:00-04:00'],
    ['2026-07-01T09:30:15', 'Asia/Kolkata', '2026-07-01T09:30:15+05:30'],
    // An hour that clocks skip is the one after it.
    ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T03:30:00+02:00'],
  ])('%s of a clock in %s is written as %s', (local, zone, written) => {
    const instant = instantOf({ local, zone }) ?? NaN;
    expect(momentText(instant, zone)).toBe(written);
    expect(Date.parse(momentText(instant, undefined))).toBe(instant);
  });

  test.each(['', 'tomorrow', '2026-13-01T00:00', '2026-11-27', '2026-11-27T25:00'])(
    'is not what %j says',
    (local) => expect(instantOf({ local, zone: 'UTC' })).toBeUndefined(),
  );

  test.each([undefined, 'Nowhere/Land', '', 'x'.repeat(100)])('%j is no zone', (zone) => {
    expect(knownZone(zone)).toBe('UTC');
  });

  test('comes back from every clock as it went in', () => {
    const zones = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland'];
    const seconds = fc.integer({ min: 0, max: 4_000_000_000 });
    fc.assert(
      fc.property(seconds, fc.constantFrom(...zones), (second, zone) => {
        const instant = second * 1000;
        const written = momentText(instant, zone);
        expect(instantIn(written)).toBe(instant);
        // The hour that clocks show twice is one of the two.
        const again = instantOf({ local: localTime(instant, zone), zone }) ?? NaN;
        expect(localTime(again, zone)).toBe(localTime(instant, zone));
      }),
    );
  });
});
