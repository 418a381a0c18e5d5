import { runQuantities } from '#core/ordering/form/drip-feed.pure.ts';
import { sum } from '#core/pricing/quote/quote-line.pure.ts';
import { splitByWeight, splitIntoRuns } from '#core/pricing/quote/split-amount.pure.ts';
import type { DripFeedRow } from './order.store.ts';

type Runs = Pick<DripFeedRow, 'runs' | 'mode' | 'step' | 'quantity' | 'minutes_between'>;
type CostedRuns = Runs & Pick<DripFeedRow, 'has_cent_runs'>;

const MINUTE_MS = 60_000;

/** The quantity of each run. */
export function quantitiesOfRuns(feed: Runs): number[] {
  return runQuantities(
    {
      numberOfRuns: feed.runs,
      dripFeedMinutes: feed.minutes_between,
      mode: feed.mode,
      numberOfSteps: feed.step,
    },
    feed.quantity,
  );
}

/**
 * The cost of each run; together they are what was paid. Older drip-feeds are exact to the
 * micro-dollar.
 */
export function costsOfRuns(feed: CostedRuns, costMicro: bigint): bigint[] {
  const quantities = quantitiesOfRuns(feed);
  return feed.has_cent_runs
    ? splitIntoRuns(costMicro, quantities)
    : splitByWeight(costMicro, quantities.map(BigInt));
}

export const costOfFirstRun = (feed: CostedRuns, costMicro: bigint): bigint =>
  costsOfRuns(feed, costMicro)[0] ?? 0n;

/** What came back of the runs that never began when the drip-feed was canceled. */
export function neverBegunMicro(
  feed: CostedRuns & Pick<DripFeedRow, 'status' | 'paid_at' | 'cost_micro' | 'orders_count'>,
): bigint {
  const isGivenBack = feed.status === 'canceled' && feed.paid_at !== null;
  return isGivenBack ? sum(costsOfRuns(feed, feed.cost_micro).slice(feed.orders_count)) : 0n;
}

/** When the next run is due, if this one starts now. */
export const nextRunAt = ({ minutes_between: minutes }: Runs, at: Date): Date =>
  new Date(at.getTime() + minutes * MINUTE_MS);
