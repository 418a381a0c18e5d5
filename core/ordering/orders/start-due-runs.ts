import { z } from 'zod';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { continueCommissions } from '#core/billing/commissions/start-commission.ts';
import { DISPATCH_ORDER } from '#core/ordering/dispatches/dispatch-kind.ts';
import { defineJob } from '#core/platform/jobs/define-job.ts';
import { enqueue } from '#core/platform/jobs/enqueue.ts';
import { measureAtCreation } from '#core/ordering/keywords/schedule-positions.ts';
import { costsOfRuns, nextRunAt, quantitiesOfRuns } from './drip-feed-runs.ts';
import { listDueDripFeeds, lockDripFeeds, type DueDripFeed } from './drip-feed.store.ts';
import { recordOrderEvents } from './record-order-events.ts';
import { changeDripFeed, insertOrders, type DripFeedRow, type NewOrder } from './order.store.ts';

const AT_ONCE = 500;

/** Starts the due runs of drip-feeds. */
export const startDueRuns = defineJob({
  kind: 'start-due-runs',
  schema: z.strictObject({}),
  maxAttempts: 3,
  async handle(deps, { signal }) {
    for (;;) {
      const asked = { now: deps.clock.now(), most: AT_ONCE };
      const due = await deps.db.asSystem((trx) => listDueDripFeeds(trx, asked));
      let started = 0;
      for (const own of byCustomer(due)) {
        if (signal.aborted) return;
        started += await startOrPutOff(deps, own);
      }
      // Runs that could not be started stay due until the next time.
      if (due.length < AT_ONCE || started === 0) return;
    }
  },
});

/** A customer's runs are started together, because they update the same counters. */
function byCustomer(due: readonly DueDripFeed[]): DueDripFeed[][] {
  const groups = new Map<string, DueDripFeed[]>();
  for (const feed of due) {
    const key = `${feed.instanceId}/${feed.customerId}`;
    groups.set(key, [...(groups.get(key) ?? []), feed]);
  }
  return [...groups.values()];
}

/** A run that cannot be written does not block others; returns how many were started. */
async function startOrPutOff(deps: Deps, due: readonly DueDripFeed[]): Promise<number> {
  const [first] = due;
  if (!first) return 0;
  const { instanceId } = first;
  const ids = due.map(({ id }) => id);
  try {
    return await deps.db.inInstance(instanceId, (trx) => startRuns(deps, trx, { instanceId, ids }));
  } catch (error) {
    if (due.length === 1) {
      deps.log.error({ err: error, dripFeedId: String(first.id) }, 'A run cannot be started');
      return 0;
    }
    let started = 0;
    for (const one of due) started += await startOrPutOff(deps, [one]);
    return started;
  }
}

/** Runs are due at fixed intervals, however late the previous one was started. */
async function startRuns(
  deps: Pick<Deps, 'clock'>,
  trx: Trx,
  { instanceId, ids }: { instanceId: number; ids: readonly bigint[] },
): Promise<number> {
  const now = deps.clock.now();
  const locked = await lockDripFeeds(trx, { instanceId, ids });
  const due = locked.filter(({ next_run_at: dueAt }) => dueAt !== null && dueAt <= now);
  if (due.length === 0) return 0;
  const orders = await insertOrders(
    trx,
    due.map((feed) => runOf(feed, feed.orders_count + 1, now)),
  );
  for (const feed of due) {
    const run = feed.orders_count + 1;
    const next = run < feed.runs && feed.next_run_at ? nextRunAt(feed, feed.next_run_at) : null;
    const change = { orders_count: run, next_run_at: next, updated_at: now };
    await changeDripFeed(trx, { instanceId, id: feed.id }, change);
  }
  await continueCommissions({ trx, instanceId, clock: deps.clock }, orders);
  await recordOrderEvents({ trx, instanceId, clock: deps.clock }, 'order.created', orders);
  await measureAtCreation(trx, orders, now);
  for (const { id } of orders) {
    const payload = { orderId: String(id) };
    await enqueue(deps, trx, { job: DISPATCH_ORDER, instanceId, payload });
  }
  return orders.length;
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
    // Shares are rounded separately, so the cheaper whole may have the larger share.
    full_cost_micro: fullMicro > costMicro ? fullMicro : costMicro,
    is_guarantee: feed.is_guarantee,
    guarantee_days: feed.guarantee_days,
    is_speedup: feed.is_speedup,
    targets: JSON.stringify(feed.targets),
    country_ids: feed.country_ids,
    source: feed.source,
    type: feed.type,
    is_reorder: false,
    is_test: feed.is_test,
    coupon_id: feed.coupon_id,
    quote: JSON.stringify({ lines: [] }),
    origin: feed.origin,
    drip_feed_id: feed.id,
    run,
    subscription_id: null,
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
