import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isShownAt } from './shown-at.ts';

const NOON = Date.parse('2026-11-27T12:00:00Z');
const HOUR = 3_600_000;

it.each([
  ['always', {}, true, Infinity],
  ['from this very moment on', { from: '2026-11-27T12:00:00Z' }, true, Infinity],
  ['from noon in Berlin on', { from: '2026-11-27T12:00+01:00' }, true, Infinity],
  ['from noon in Lima on', { from: '2026-11-27T12:00:00-05:00' }, false, NOON + 5 * HOUR],
  ['until this very moment', { until: '2026-11-27T12:00:00Z' }, false, Infinity],
  ['until a second later', { until: '2026-11-27T12:00:01Z' }, true, NOON + 1000],
  [
    'in a time that is to come',
    { from: '2026-11-27T13:00:00Z', until: '2026-11-27T14:00:00Z' },
    false,
    NOON + HOUR,
  ],
])('what is shown %s', (_when, scheduled, isShown, changesAt) => {
  const moment = { now: NOON, changesAt: Infinity };
  expect(isShownAt(moment, scheduled)).toBe(isShown);
  expect(moment.changesAt).toBe(changesAt);
});

it('changes at no moment before the one that a page is kept until', () => {
  const second = fc.integer({ min: -50, max: 50 });
  const at = (seconds: number) => new Date(NOON + seconds * 1000).toISOString().slice(0, 19) + 'Z';
  const entry = fc
    .record({ from: second, until: second }, { requiredKeys: [] })
    .map(({ from, until }) => ({
      ...(from !== undefined && { from: at(from) }),
      ...(until !== undefined && { until: at(until) }),
    }));
  fc.assert(
    fc.property(fc.array(entry), (entries) => {
      const shown = (now: number) => {
        const moment = { now, changesAt: Infinity };
        return [entries.map((each) => isShownAt(moment, each)).join(), moment.changesAt] as const;
      };
      const [before, changesAt] = shown(NOON);
      const [after] = shown(Math.min(changesAt, NOON + 100_000) - 1);
      expect(after).toBe(before);
    }),
  );
});
