import type { Trx } from '#core/platform/db/database.ts';
import { sum } from '#core/pricing/quote/quote-line.pure.ts';
import { neverBegunMicro } from './drip-feed-runs.ts';
import type { OrderStatus } from './order-status.pure.ts';
import {
  readDripFeeds,
  readRunsOf,
  readStandingRows,
  type DripFeedRow,
  type OrderRow,
  type StandingRow,
} from './order.store.ts';

/** Where an order stands; a drip-feed is known by the order of its first run, and stands for all. */
export interface OrderStanding {
  id: bigint;
  customerId: bigint;
  serviceId: number;
  status: OrderStatus;
  costMicro: bigint;
  refundedMicro: bigint;
  quantity: number;
  delivered: number;
  startQuantity: number | null;
  dripFeedId: bigint | null;
  /** The orders of a drip-feed that there are so far; nothing where it is none. */
  runs: bigint[] | null;
}

/** An order of a customer. */
interface Asked {
  customerId: bigint;
  id: bigint;
}

/** Of orders that there are, each of the customer who asks for it. */
export async function readStandings(
  trx: Trx,
  { instanceId, orders }: { instanceId: number; orders: readonly Asked[] },
): Promise<OrderStanding[]> {
  const rows = await readStandingRows(trx, { instanceId, orders });
  const feedIds = rows.flatMap(({ drip_feed_id: id, run }) => (run === 1 && id !== null ? id : []));
  const feeds = await readDripFeeds(trx, { instanceId, ids: feedIds });
  const runs = await readRunsOf(trx, { instanceId, dripFeedIds: feedIds });
  return rows.map((row) => {
    const feed = row.run === 1 ? feeds.find(({ id }) => id === row.drip_feed_id) : undefined;
    return feed ? ofFeed(row, { feed, runs }) : ofOrder(row);
  });
}

const ofOrder = (row: StandingRow): OrderStanding => ({
  id: row.id,
  customerId: row.customer_id,
  serviceId: row.service_id,
  status: row.status,
  costMicro: row.cost_micro,
  refundedMicro: row.refunded_micro,
  quantity: row.quantity,
  delivered: row.current_quantity,
  startQuantity: row.start_quantity,
  dripFeedId: null,
  runs: null,
});

const OPEN: readonly OrderStatus[] = ['in_processing', 'in_moderation', 'stopped', 'error'];

function ofFeed(
  first: StandingRow,
  { feed, runs }: { feed: DripFeedRow; runs: readonly OrderRow[] },
): OrderStanding {
  const own = runs.filter(({ drip_feed_id: id }) => id === feed.id);
  const isOpen = feed.status === 'in_processing' || own.some(({ status }) => OPEN.includes(status));
  const delivered = own.reduce((all, { current_quantity: one }) => all + one, 0);
  const refundedMicro = sum(own.map(({ refunded_micro: micro }) => micro)) + neverBegunMicro(feed);
  const isWhole = delivered >= feed.total_quantity;
  const ended = isWhole ? 'completed' : 'canceled';
  return {
    ...ofOrder(first),
    status: feed.status === 'unpaid' ? 'unpaid' : isOpen ? 'in_processing' : ended,
    costMicro: feed.cost_micro,
    refundedMicro,
    quantity: feed.total_quantity,
    delivered,
    dripFeedId: feed.id,
    runs: own.map(({ id }) => id),
  };
}
