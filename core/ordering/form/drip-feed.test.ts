import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dripFeedProblems,
  dripFeedTotal,
  intervalOf,
  minutesOf,
  MOST_MINUTES,
  MOST_RUNS,
  runQuantities,
  snapRuns,
  type DripFeed,
} from './drip-feed.pure.ts';
import { quantityProblem } from '#core/catalogue/services/quantity.pure.ts';

const RULE = { min_quantity: 100, max_quantity: 1_000, quantity_step: 10 };
const FEED: DripFeed = {
  numberOfRuns: 5,
  dripFeedMinutes: 60,
  mode: 'flat',
  numberOfSteps: 100,
};
const feed: fc.Arbitrary<DripFeed> = fc.record({
  numberOfRuns: fc.integer({ min: 0, max: MOST_RUNS + 10 }),
  dripFeedMinutes: fc.integer({ min: 0, max: MOST_MINUTES + 10 }),
  mode: fc.constantFrom('flat', 'progressive'),
  numberOfSteps: fc.integer({ min: 0, max: 200 }),
});

describe('the runs of a drip-feed', () => {
  it.each([
    [{}, [100, 100, 100, 100, 100]],
    [{ mode: 'progressive' as const }, [100, 200, 300, 400, 500]],
    [{ mode: 'progressive' as const, numberOfSteps: 0, numberOfRuns: 2 }, [100, 100]],
    [{ mode: 'progressive' as const, numberOfSteps: 10, numberOfRuns: 3 }, [100, 110, 120]],
  ])('with %j bring %j', (own, quantities) => {
    expect(runQuantities({ ...FEED, ...own }, 100)).toEqual(quantities);
  });

  it('are the total together, and each could be ordered by itself', () => {
    fc.assert(
      fc.property(feed, fc.integer({ min: 10, max: 100 }), (given, tens) => {
        const quantity = tens * 10;
        const runs = runQuantities(given, quantity);
        expect(runs.reduce((sum, run) => sum + run, 0)).toBe(dripFeedTotal(given, quantity));
        const isRefused = Object.keys(dripFeedProblems(given, quantity, RULE)).length > 0;
        if (isRefused) return;
        expect(runs.length).toBeGreaterThanOrEqual(2);
        expect(runs.flatMap((run) => quantityProblem(RULE, run) ?? [])).toEqual([]);
      }),
    );
  });

  it.each([
    [1, 2],
    [2.9, 2],
    [NaN, 2],
    [3, 3],
    [1e9, MOST_RUNS],
  ])('asked for as %d are %d', (asked, runs) => {
    expect(snapRuns(asked)).toBe(runs);
  });
});

describe('a drip-feed', () => {
  it.each<[Partial<DripFeed>, object]>([
    [{}, {}],
    [{ numberOfRuns: 1 }, { 'drip_feed.numberOfRuns': ['too_small 2'] }],
    [{ numberOfRuns: 1_001 }, { 'drip_feed.numberOfRuns': ['too_big 1000'] }],
    [{ dripFeedMinutes: 0 }, { 'drip_feed.dripFeedMinutes': ['too_small 1'] }],
    [{ dripFeedMinutes: 43_201 }, { 'drip_feed.dripFeedMinutes': ['too_big 43200'] }],
    [{ numberOfSteps: 7 }, {}],
    [
      { mode: 'progressive', numberOfSteps: 7 },
      { 'drip_feed.numberOfSteps': ['not_a_multiple 10'] },
    ],
    [{ mode: 'progressive', numberOfSteps: 220 }, {}],
    [{ mode: 'progressive', numberOfSteps: 230 }, { 'drip_feed.numberOfSteps': ['too_big 220'] }],
  ])('with %j has %j', (own, problems) => {
    expect(said(dripFeedProblems({ ...FEED, ...own }, 100, RULE))).toEqual(problems);
  });

  it('brings no more than can be counted', () => {
    const wide = { min_quantity: 1, max_quantity: 2_000_000_000, quantity_step: 1 };
    expect(said(dripFeedProblems({ ...FEED, numberOfRuns: 2 }, 1_073_741_824, wide))).toEqual({
      quantity: ['too_big 1073741823'],
    });
    expect(dripFeedProblems({ ...FEED, numberOfRuns: 2 }, 1_073_741_823, wide)).toEqual({});
  });
});

describe('the time between two runs', () => {
  it('is the same in days, hours and minutes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MOST_MINUTES }), (minutes) => {
        const interval = intervalOf(minutes);
        expect(minutesOf(interval)).toBe(minutes);
        expect(interval.hours < 24 && interval.minutes < 60).toBe(true);
      }),
    );
  });

  it.each([
    [{ days: 0, hours: 0, minutes: 0 }, 1],
    [{ days: 1, hours: 2, minutes: 3 }, 1_563],
    [{ days: 0, hours: 0, minutes: 90 }, 90],
    [{ days: 31, hours: 0, minutes: 0 }, MOST_MINUTES],
    [{ days: NaN, hours: 0, minutes: 5 }, 1],
  ])('of %j are %d minutes', (interval, minutes) => {
    expect(minutesOf(interval)).toBe(minutes);
  });
});

function said(problems: ReturnType<typeof dripFeedProblems>) {
  return Object.fromEntries(
    Object.entries(problems).map(([field, list]) => [
      field,
      list.map(({ code, params = {} }) => [code, ...Object.values(params)].join(' ')),
    ]),
  );
}
