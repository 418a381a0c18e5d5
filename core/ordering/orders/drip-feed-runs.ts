import { runQuantities } from '#core/ordering/form/drip-feed.pure.ts';
import { splitByWeight, splitIntoRuns } from '#core/pricing/quote/split-amount.pure.ts';
import type { DripFeedRow } from './order.store.ts';

type Runs = Pick<DripFeedRow, 'runs' | 'mode' | 'step' | 'quantity' | 'minutes_between'>;
type CostedRuns = Runs & Pick<DripFeedRow, 'has_cent_runs'>;

const MINUTE_MS = 60_000;

/** How many each run is of. */
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

/** What each run costs: together all that was paid. Older ones go on to the micro-dollar. */
export function costsOfRuns(feed: CostedRuns, costMicro: bigint): bigint[] {
  const quantities = quantitiesOfRuns(feed);
  return feed.has_cent_runs
    ? splitIntoRuns(costMicro, quantities)
    : splitByWeight(costMicro, quantities.map(BigInt));
}

export const costOfFirstRun = (feed: CostedRuns, costMicro: bigint): bigint =>
  costsOfRuns(feed, costMicro)[0] ?? 0n;

/** When the run after one that begins now is due. */
export const nextRunAt = ({ minutes_between: minutes }: Runs, at: Date): Date =>
  new Date(at.getTime() + minutes * MINUTE_MS);
