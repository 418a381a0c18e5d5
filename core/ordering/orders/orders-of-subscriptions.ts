import { sql } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { OrderRow } from './order.store.ts';

export type { OrderRow };

interface OfSubscriptions {
  instanceId: number;
  ids: readonly bigint[];
  /** Those that are shown. */
  orderIds: readonly bigint[];
}

/** What the orders of some subscriptions cost, less what was given back, and some of them. */
export async function readOrdersOfSubscriptions(
  trx: Trx,
  { instanceId, ids, orderIds }: OfSubscriptions,
): Promise<{ spent: ReadonlyMap<bigint, bigint>; orders: OrderRow[] }> {
  const { rows } = await sql<{ id: bigint; spent: bigint }>`
    select subscription_id as id, sum(cost_micro - refunded_micro)::bigint as spent
    from orders where instance_id = ${instanceId} and subscription_id = any(${ids}::bigint[])
    group by subscription_id`.execute(trx);
  const orders =
    orderIds.length === 0
      ? []
      : await trx
          .selectFrom('orders')
          .selectAll()
          .where('instance_id', '=', instanceId)
          .where('id', 'in', orderIds)
          .orderBy('place')
          .execute();
  return { spent: new Map(rows.map(({ id, spent }) => [id, spent])), orders };
}

export interface SpentOn {
  spentMicro: bigint;
  orderIds: bigint[];
}

/** The same with the ids of all their orders, in the order in which they were made. */
export async function readOrderIdsOfSubscriptions(
  trx: Trx,
  { instanceId, ids }: Omit<OfSubscriptions, 'orderIds'>,
): Promise<ReadonlyMap<bigint, SpentOn>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: bigint; spent: bigint; order_ids: string[] }>`
    select subscription_id as id, sum(cost_micro - refunded_micro)::bigint as spent,
      array_agg(id::text order by id) as order_ids
    from orders where instance_id = ${instanceId} and subscription_id = any(${ids}::bigint[])
    group by subscription_id`.execute(trx);
  return new Map(
    rows.map(({ id, spent, order_ids: orderIds }) => [
      id,
      { spentMicro: spent, orderIds: orderIds.map((text) => BigInt(text)) },
    ]),
  );
}
