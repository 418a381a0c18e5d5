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
