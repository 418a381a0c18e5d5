import { expect, it } from 'vitest';
import { isWorthRefilling, refillTerms } from '#core/ordering/refill-records/refill-terms.pure.ts';

const at = (hours: number) => new Date(Date.UTC(2030, 0, 1, hours));
const order = { status: 'completed', guarantee_days: 2, completed_at: at(0) } as const;
const last = (hours: number, state: 'asked' | 'in_progress' | 'completed' | 'refused') => ({
  ...{ state, asked_at: at(hours) },
});

it.each([
  ['within its guarantee', order, undefined, 1, null, 1],
  ['without a guarantee', { ...order, guarantee_days: null }, undefined, 1, 'not_guaranteed', null],
  [
    'while it is delivered',
    { ...order, status: 'in_processing' as const, completed_at: null },
    undefined,
    1,
    'not_completed',
    null,
  ],
  [
    'when it was canceled',
    { ...order, status: 'canceled' as const },
    undefined,
    1,
    'not_completed',
    null,
  ],
  ['in its last moment', order, undefined, 47.999, null, 47.999],
  ['once that is over', order, undefined, 48, 'over', null],
  ['while one is asked for', order, last(1, 'asked'), 40, 'open', null],
  ['while one is under way', order, last(1, 'in_progress'), 60, 'open', null],
  ['less than a day after the last one', order, last(1, 'completed'), 24.999, 'too_soon', 25],
  ['a day after the last one', order, last(1, 'completed'), 25, null, 25],
  ['a day after one that was refused', order, last(1, 'refused'), 2, 'too_soon', 25],
  ['when the day outlasts the guarantee', order, last(24, 'completed'), 30, 'over', null],
] as const)('a refill %s', (_when, asked, before, hours, obstacle, possible) => {
  const terms = refillTerms(asked, before, at(hours));
  expect([terms.obstacle, terms.possibleAt]).toEqual([
    obstacle,
    possible === null ? null : at(possible),
  ]);
});

it('is worth asking for by itself from a twentieth on', () => {
  const worth = [0, 1, 49, 50, 1_000].filter((missing) => isWorthRefilling(missing, 1_000));
  expect(worth).toEqual([50, 1_000]);
  expect(isWorthRefilling(0, 1)).toBe(false);
  expect(isWorthRefilling(1, 1)).toBe(true);
});
