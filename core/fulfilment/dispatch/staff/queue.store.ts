import { sql } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { DispatchRow } from '../dispatch.store.ts';

interface Page {
  instanceId: number;
  after: bigint;
  most: number;
}

/** Finds the orders of a queue, the oldest first: they have waited longest. */
export function ordersInQueue(
  trx: Trx,
  { queue, instanceId, after, most }: Page & { queue: 'working' | 'unknown' },
) {
  const ofInstance = trx
    .selectFrom('dispatches')
    .select('order_id')
    .where('instance_id', '=', instanceId)
    .where('order_id', '>', after)
    .orderBy('order_id')
    .limit(most);
  return queue === 'unknown'
    ? ofInstance.where('state', '=', 'unknown')
    : ofInstance
        .where('state', '=', 'sent')
        .where('route', '=', 'manual')
        .where('taken_at', 'is not', null);
}

/** Finds those that nobody has taken yet: first what was sped up, then what has waited longest. */
export function ordersToTake(trx: Trx, { instanceId, after, most }: Page) {
  const waiting = trx
    .selectFrom('dispatches')
    .select('order_id')
    .where('instance_id', '=', instanceId)
    .where('state', '=', 'sent')
    .where('route', '=', 'manual')
    .where('taken_at', 'is', null)
    .orderBy('is_fast', 'desc')
    .orderBy('order_id')
    .limit(most);
  if (after === 0n) return waiting;
  const isAfterFast = sql<boolean>`coalesce((
    select f.is_fast from dispatches f where f.instance_id = ${instanceId} and f.order_id = ${after}
    order by f.id desc limit 1), false)`;
  return waiting.where((eb) =>
    eb.or([
      eb.and([eb('is_fast', '=', false), isAfterFast]),
      eb.and([eb('is_fast', '=', isAfterFast), eb('order_id', '>', after)]),
    ]),
  );
}

/** Of several orders, all of each, the first one first. */
export async function readDispatchesOf(
  trx: Trx,
  { instanceId, orderIds }: { instanceId: number; orderIds: readonly bigint[] },
): Promise<DispatchRow[]> {
  if (orderIds.length === 0) return [];
  return trx
    .selectFrom('dispatches')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('id')
    .execute();
}

/** Those who refused are asked again: what they said stays, and is no refusal any more. */
export async function forgetRefusals(
  trx: Trx,
  { instanceId, orderId, at }: { instanceId: number; orderId: bigint; at: Date },
): Promise<void> {
  await trx
    .updateTable('dispatches')
    .set({ state: 'ended', updated_at: at })
    .where('instance_id', '=', instanceId)
    .where('order_id', '=', orderId)
    .where('state', '=', 'refused')
    .execute();
}
