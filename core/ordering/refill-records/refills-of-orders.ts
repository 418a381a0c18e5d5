import type { Trx } from '#core/platform/db/database.ts';
import {
  readFirstStatistics,
  readLastRefills,
  readWatched,
  refillsForStaff,
  type RefillRow,
} from './refill.store.ts';

export type { RefillRow };
export { refillsForStaff };

interface OfOrders {
  instanceId: number;
  orderIds: readonly bigint[];
  now: Date;
}

/** The refill figures shown with each order. */
export interface RefillFigures {
  last: RefillRow | undefined;
  first: { quantity: number; measured_at: Date } | undefined;
  /** The order is counted regularly, so that a drop can request a refill automatically. */
  isWatched: boolean;
}

export async function readRefillFigures(
  trx: Trx,
  { instanceId, orderIds, now }: OfOrders,
): Promise<(orderId: bigint) => RefillFigures> {
  const [refills, firsts, watched] = await Promise.all([
    readLastRefills(trx, { instanceId, orderIds }),
    readFirstStatistics(trx, { instanceId, orderIds }),
    readWatched(trx, { instanceId, orderIds, now }),
  ]);
  const lastOf = new Map(refills.map((refill) => [refill.order_id, refill]));
  const firstOf = new Map(firsts.map((statistic) => [statistic.order_id, statistic]));
  return (id) => ({ last: lastOf.get(id), first: firstOf.get(id), isWatched: watched.has(id) });
}

/** The last refill of each order, for staff. */
export async function readOpenRefills(
  trx: Trx,
  { instanceId, orderIds }: Omit<OfOrders, 'now'>,
): Promise<ReadonlyMap<bigint, RefillRow>> {
  const refills = await readLastRefills(trx, { instanceId, orderIds });
  return new Map(
    refills.flatMap((refill) => (refill.ended_at === null ? [[refill.order_id, refill]] : [])),
  );
}
