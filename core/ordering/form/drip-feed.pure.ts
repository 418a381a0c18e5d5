import type { FieldProblems } from '#core/errors.ts';
import { largestQuantity, type QuantityRule } from '#core/catalogue/services/quantity.pure.ts';

/** Each run has the same quantity, or a step more than the one before. */
export const DRIP_FEED_MODES = ['flat', 'progressive'] as const;
export type DripFeedMode = (typeof DRIP_FEED_MODES)[number];

export const LEAST_RUNS = 2;
export const MOST_RUNS = 1_000;
/** Thirty days from one run to the next. */
export const MOST_MINUTES = 43_200;
const MINUTES_OF_DAY = 1_440;
const MINUTES_OF_HOUR = 60;
/** The database stores 32-bit integers. */
const MOST_TOTAL = 2_147_483_647;

/** How an order is delivered in runs, in the fields of an order line. */
export interface DripFeed {
  numberOfRuns: number;
  /** From the start of one run to the start of the next. */
  dripFeedMinutes: number;
  mode: DripFeedMode;
  /** The growth of each run if the mode is progressive; ignored otherwise. */
  numberOfSteps: number;
}

export interface Interval {
  days: number;
  hours: number;
  minutes: number;
}

/** The quantity of each run; `quantity` is that of the first. */
export function runQuantities(feed: DripFeed, quantity: number): number[] {
  const growth = growthOf(feed);
  return Array.from({ length: feed.numberOfRuns }, (_, run) => quantity + run * growth);
}

/** The quantity of all runs, which is what is paid for. */
export function dripFeedTotal(feed: DripFeed, quantity: number): number {
  const runs = feed.numberOfRuns;
  return runs * quantity + (growthOf(feed) * runs * (runs - 1)) / 2;
}

/** The requested number of runs, within the limits of a drip-feed. */
export function snapRuns(runs: number): number {
  return runs > LEAST_RUNS ? Math.min(Math.floor(runs), MOST_RUNS) : LEAST_RUNS;
}

export function minutesOf({ days, hours, minutes }: Interval): number {
  const asked = days * MINUTES_OF_DAY + hours * MINUTES_OF_HOUR + minutes;
  return asked > 1 ? Math.min(Math.floor(asked), MOST_MINUTES) : 1;
}

export function intervalOf(minutes: number): Interval {
  const ofDay = minutes % MINUTES_OF_DAY;
  return {
    days: Math.floor(minutes / MINUTES_OF_DAY),
    hours: Math.floor(ofDay / MINUTES_OF_HOUR),
    minutes: ofDay % MINUTES_OF_HOUR,
  };
}

/** Why a line cannot be delivered this way, by the fields of the line. */
export function dripFeedProblems(
  feed: DripFeed,
  quantity: number,
  rule: QuantityRule,
): FieldProblems {
  const problems: FieldProblems = {
    ...outside('drip_feed.numberOfRuns', feed.numberOfRuns, [LEAST_RUNS, MOST_RUNS]),
    ...outside('drip_feed.dripFeedMinutes', feed.dripFeedMinutes, [1, MOST_MINUTES]),
  };
  if (Object.keys(problems).length > 0) return problems;
  const runs = feed.numberOfRuns;
  const growth = growthOf(feed);
  if (growth % rule.quantity_step !== 0) {
    const params = { divisor: rule.quantity_step };
    return { 'drip_feed.numberOfSteps': [{ code: 'not_a_multiple', params }] };
  }
  const ofSteps = outside('drip_feed.numberOfSteps', growth, [0, mostGrowth(runs, quantity, rule)]);
  if (Object.keys(ofSteps).length > 0) return ofSteps;
  const grown = dripFeedTotal(feed, 0);
  return outside('quantity', quantity, [1, Math.floor((MOST_TOTAL - grown) / runs)]);
}

/** The largest growth with which the last run is still within the service's maximum. */
function mostGrowth(runs: number, quantity: number, rule: QuantityRule): number {
  const room = Math.max(0, largestQuantity(rule) - quantity) / (runs - 1);
  return room - (room % rule.quantity_step);
}

function growthOf({ mode, numberOfSteps }: DripFeed): number {
  return mode === 'progressive' ? numberOfSteps : 0;
}

function outside(field: string, value: number, [least, most]: [number, number]): FieldProblems {
  if (value < least) return { [field]: [{ code: 'too_small', params: { limit: String(least) } }] };
  if (value > most) return { [field]: [{ code: 'too_big', params: { limit: String(most) } }] };
  return {};
}
