import type { Trx } from '#core/platform/db/database.ts';
import { lockOrder, type OrderRow } from './order.store.ts';

/** An order with all that is kept of it, for who may see whosever it is. */
export type { OrderRow };

interface Page {
  instanceId: number;
  after: bigint;
  most: number;
}

/** Whosever they are, for staff; in the order of their ids. */
export async function readOrdersOfAnybody(
  trx: Trx,
  { instanceId, ids }: { instanceId: number; ids: readonly bigint[] },
): Promise<OrderRow[]> {
  if (ids.length === 0) return [];
  return trx
    .selectFrom('orders')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
}

/** Those that nobody takes at the moment, the oldest first. */
export async function readWaitingForFunds(
  trx: Trx,
  { instanceId, after, most }: Page,
): Promise<bigint[]> {
  const rows = await trx
    .selectFrom('orders')
    .select('id')
    .where('instance_id', '=', instanceId)
    .where('status', '=', 'error')
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Those for a link, by the keys that it is kept under, the oldest first. */
export async function readByLink(
  trx: Trx,
  { instanceId, keys, after, most }: Page & { keys: readonly string[] },
): Promise<bigint[]> {
  if (keys.length === 0) return [];
  const rows = await trx
    .selectFrom('orders')
    .select('id')
    .where('instance_id', '=', instanceId)
    .where('link_key', 'in', keys)
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Whosever it is, held until the transaction ends. */
export const lockOrderOfAnybody = lockOrder;
