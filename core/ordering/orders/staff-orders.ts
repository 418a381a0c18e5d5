import type { Expression } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import { lockOrder, type OrderRow } from './order.store.ts';

/** The full row of an order, for callers who may see any customer's. */
export type { OrderRow };

interface Page {
  instanceId: number;
  after: bigint;
  most: number;
}

/** Orders of any customer, for staff, in the order of their ids; a query may find these. */
export async function readOrdersOfAnybody(
  trx: Trx,
  { instanceId, ids }: { instanceId: number; ids: readonly bigint[] | Expression<bigint> },
): Promise<OrderRow[]> {
  if ('length' in ids && ids.length === 0) return [];
  return trx
    .selectFrom('orders')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
}

/** Orders that no provider takes at the moment, oldest first. */
export function readWaitingForFunds(
  trx: Trx,
  { instanceId, after, most }: Page,
): Promise<OrderRow[]> {
  return trx
    .selectFrom('orders')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('status', '=', 'error')
    .where('is_test', '=', false)
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute();
}

/** The orders of a link, by its keys, oldest first. */
export async function readByLink(
  trx: Trx,
  { instanceId, keys, after, most }: Page & { keys: readonly string[] },
): Promise<OrderRow[]> {
  if (keys.length === 0) return [];
  return trx
    .selectFrom('orders')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('link_key', 'in', keys)
    .where('is_test', '=', false)
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute();
}

/** Locks an order of any customer until the end of the transaction. */
export const lockOrderOfAnybody = lockOrder;

/** The latest orders of one customer, for staff. */
export function readLatestOrdersOf(
  trx: Trx,
  { instanceId, customerId, most }: { instanceId: number; customerId: bigint; most: number },
): Promise<OrderRow[]> {
  return trx
    .selectFrom('orders')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}
