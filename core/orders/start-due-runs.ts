import { z } from 'zod';
import type { Trx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { DISPATCH_ORDER } from '#core/dispatch/dispatch-kind.ts';
import { invariant } from '#core/errors.ts';
import { defineJob } from '#core/jobs/define-job.ts';
import { enqueue } from '#core/jobs/enqueue.ts';
import { measureAtCreation } from '#core/positions/schedule-positions.ts';
import { costsOfRuns, nextRunAt, quantitiesOfRuns } from './drip-feed-runs.ts';
import { listDueDripFeeds, lockDripFeed, type DripFeedRef } from './drip-feed.store.ts';
import { changeDripFeed, insertOrders, type DripFeedRow, type NewOrder } from './order.store.ts';

const AT_ONCE = 500;

/** Starts the runs of drip-feeds whose time has come. */
export const startDueRuns = defineJob({
  kind: 'start-due-runs',
  schema: z.strictObject({}),
  maxAttempts: 3,
  async handle(deps, { signal }) {
    let due: DripFeedRef[];
    do {
      const asked = { now: deps.clock.now(), most: AT_ONCE };
      due = await deps.db.asSystem((trx) => listDueDripFeeds(trx, asked));
      for (const ref of due) {
        if (signal.aborted) return;
        await deps.db.inInstance(ref.instanceId, (trx) => startRun(deps, trx, ref));
      }
    } while (due.length === AT_ONCE);
  },
});

/** Each run is due so long after the one before was, however late that was started. */
async function startRun(deps: Pick<Deps, 'clock'>, trx: Trx, ref: DripFeedRef): Promise<void> {
  const feed = await lockDripFeed(trx, ref);
  const now = deps.clock.now();
  if (!feed?.next_run_at || feed.next_run_at > now) return;
  const run = feed.orders_count + 1;
  const [order] = await insertOrders(trx, [runOf(feed, run, now)]);
  invariant(order, 'a run that was written is there');
  await changeDripFeed(trx, ref, {
    orders_count: run,
    next_run_at: run < feed.runs ? nextRunAt(feed, feed.next_run_at) : null,
    updated_at: now,
  });
  await measureAtCreation(trx, [order], now);
  const payload = { orderId: String(order.id) };
  await enqueue(deps, trx, { job: DISPATCH_ORDER, instanceId: ref.instanceId, payload });
}

function runOf(feed: DripFeedRow, run: number, now: Date): NewOrder {
  const costMicro = costsOfRuns(feed, feed.cost_micro)[run - 1] ?? 0n;
  const fullMicro = costsOfRuns(feed, feed.full_cost_micro)[run - 1] ?? 0n;
  return {
    instance_id: feed.instance_id,
    customer_id: feed.customer_id,
    checkout_id: feed.checkout_id,
    place: feed.place,
    service_id: feed.service_id,
    service: JSON.stringify(feed.service),
    price_micro: feed.price_micro,
    pricing_per: feed.pricing_per,
    url: feed.url,
    link_url: feed.link_url,
    link_key: feed.link_key,
    quantity: quantitiesOfRuns(feed)[run - 1] ?? feed.quantity,
    status: 'in_processing',
    cost_micro: costMicro,
    // Shares are rounded each by itself, so that the cheaper whole may have the larger one.
    full_cost_micro: fullMicro > costMicro ? fullMicro : costMicro,
    is_guarantee: feed.is_guarantee,
    guarantee_days: feed.guarantee_days,
    is_speedup: feed.is_speedup,
    targets: JSON.stringify(feed.targets),
    country_ids: feed.country_ids,
    source: feed.source,
    type: feed.type,
    is_reorder: false,
    coupon_id: feed.coupon_id,
    quote: JSON.stringify({ lines: [] }),
    origin: feed.origin,
    drip_feed_id: feed.id,
    run,
    start_quantity: null,
    started_at: null,
    cancel_reason: null,
    cancel_description: null,
    created_at: now,
    paid_at: now,
    completed_at: null,
    updated_at: now,
  };
}
