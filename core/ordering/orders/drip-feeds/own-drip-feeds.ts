import type { z } from 'zod';
import type { OwnerCaller } from '#core/platform/operations/current-customer.ts';
import type { Deps } from '#core/deps.ts';
import { readWhereabouts, type Whereabouts } from '#core/ordering/dispatches/whereabouts.ts';
import { namedIn } from '#core/catalogue/services/named-in.ts';
import { AppError } from '#core/errors.ts';
import { both } from '#core/billing/payments/wire-amounts.ts';
import { sum } from '#core/pricing/quote/quote-line.pure.ts';
import { costsOfRuns, neverBegunMicro, quantitiesOfRuns } from '../drip-feed-runs.ts';
import { writePlace } from '../list/order-sorts.pure.ts';
import { tablePage } from '../list/table-page.ts';
import { requireOrderId } from '../order-in-path.ts';
import { ownerOf } from '../order-owner.ts';
import type { DripFeedRow, OrderRow } from '../order.store.ts';
import { stageOf } from '../order-stage.pure.ts';
import { showDripFeed } from '../show-order.ts';
import type {
  DripFeedPage,
  DripFeedRun,
  dripFeedsAnswer,
  DripFeedsQuery,
  ShownDripFeed,
} from './drip-feed.contract.ts';
import {
  countOwnDripFeeds,
  findOwnDripFeed,
  placeOf,
  readOwnDripFeeds,
  readRefundedOfRuns,
  readRuns,
} from './own-drip-feeds.store.ts';

const MINUTE_MS = 60_000;

/** A page of drip-feeds, newest first unless another order is requested. */
export async function listOwnDripFeeds(
  { db }: Pick<Deps, 'db'>,
  caller: OwnerCaller,
  query: DripFeedsQuery,
): Promise<z.infer<typeof dripFeedsAnswer>> {
  const { cursor, order_by: by = 'id', order_on: direction = 'desc' } = query;
  const { perPage, skipped } = tablePage(query);
  const owner = ownerOf(caller);
  const asked = { by, direction, after: cursor, skipped, most: perPage + 1 };
  const [rows, count, refundedOf] = await db.read(owner.instanceId, async (trx) => {
    const reading = readOwnDripFeeds(trx, { ...owner, ...asked }).then((found) =>
      namedIn(trx, caller, found),
    );
    const refunds = reading.then((found) =>
      readRefundedOfRuns(trx, { instanceId: owner.instanceId, ids: found.map(({ id }) => id) }),
    );
    return Promise.all([reading, countOwnDripFeeds(trx, owner), refunds]);
  });
  const page = rows.slice(0, perPage);
  const last = rows.length > perPage ? page.at(-1) : undefined;
  return {
    data: page.map((feed) => shown(feed, refundedOf.get(feed.id) ?? 0n)),
    recordsFiltered: count,
    meta: { next: last ? writePlace(placeOf(by, last)) : null },
  };
}

/** A drip-feed with all its runs, past and planned. */
export async function getOwnDripFeed(
  { db }: Pick<Deps, 'db'>,
  caller: OwnerCaller,
  idInPath: string,
): Promise<DripFeedPage> {
  const { instanceId } = caller;
  const id = requireOrderId(idInPath);
  return db.read(instanceId, async (trx) => {
    const found = await findOwnDripFeed(trx, { ...ownerOf(caller), id });
    const [feed] = await namedIn(trx, caller, found ? [found] : []);
    if (!feed) throw new AppError('not_found');
    const runs = await readRuns(trx, { instanceId, id });
    const orderIds = runs.map((run) => run.id);
    const whereabouts = await readWhereabouts(trx, { instanceId, orderIds });
    const refundedMicro = sum(runs.map(({ refunded_micro: micro }) => micro));
    return { ...shown(feed, refundedMicro), run_list: runsOf(feed, runs, whereabouts) };
  });
}

const shown = (feed: DripFeedRow, refundedOfRunsMicro: bigint): ShownDripFeed => ({
  ...showDripFeed(feed),
  ...both('refunded', refundedOfRunsMicro + neverBegunMicro(feed)),
  contents_limit: null,
  actions: { cancelable: feed.status === 'in_processing' && feed.orders_count < feed.runs },
});

/** A run costs its share of the whole, whether it was started or not. */
function runsOf(
  feed: DripFeedRow,
  orders: readonly OrderRow[],
  whereabouts: (orderId: bigint) => Whereabouts,
): DripFeedRun[] {
  const costs = costsOfRuns(feed, feed.cost_micro);
  const made = new Map(orders.map((order) => [order.run, order]));
  const isGivenBack = neverBegunMicro(feed) > 0n;
  return quantitiesOfRuns(feed).map((quantity, index) => {
    const run = index + 1;
    const order = made.get(run);
    return order
      ? { ...runOf(order, run), stage: stageOf(order, whereabouts(order.id)) }
      : {
          ...{ run, quantity, order_id: null, status: null, stage: null },
          ...{ current_quantity: 0, ...both('cost', costs[index] ?? 0n) },
          refunded: both('refunded', isGivenBack ? (costs[index] ?? 0n) : 0n).refunded,
          state: feed.status === 'canceled' ? 'dropped' : 'planned',
          starts_at: startOf(feed, run)?.toISOString() ?? null,
        };
  });
}

const runOf = (order: OrderRow, run: number): Omit<DripFeedRun, 'stage'> => ({
  ...{ run, state: 'made', quantity: order.quantity, status: order.status },
  order_id: Number(order.id),
  ...both('cost', order.cost_micro),
  refunded: both('refunded', order.refunded_micro).refunded,
  current_quantity: order.current_quantity,
  starts_at: order.paid_at?.toISOString() ?? null,
});

/** Runs are due at fixed intervals; the dates are unknown until it is paid. */
function startOf(
  { next_run_at: next, orders_count: made, minutes_between: minutes }: DripFeedRow,
  run: number,
): Date | undefined {
  return next ? new Date(next.getTime() + (run - made - 1) * minutes * MINUTE_MS) : undefined;
}
