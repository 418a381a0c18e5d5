import { runQuantities } from '#core/order-form/drip-feed.pure.ts';
import { splitByWeight } from '#core/quote/split-amount.pure.ts';
import type { DripFeedRow } from './order.store.ts';

type Runs = Pick<DripFeedRow, 'runs' | 'mode' | 'step' | 'quantity' | 'minutes_between'>;

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

/** What each run costs: together all that was paid. */
export const costsOfRuns = (feed: Runs, costMicro: bigint): bigint[] =>
  splitByWeight(costMicro, quantitiesOfRuns(feed).map(BigInt));

export const costOfFirstRun = (feed: Runs, costMicro: bigint): bigint =>
  costsOfRuns(feed, costMicro)[0] ?? 0n;

/** When the run after one that begins now is due. */
export const nextRunAt = ({ minutes_between: minutes }: Runs, at: Date): Date =>
  new Date(at.getTime() + minutes * MINUTE_MS);
