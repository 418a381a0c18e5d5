import type { Trx } from '#core/platform/db/database.ts';
import type { DispatchRow } from '../dispatch.store.ts';
import type { Queue } from './queue-words.pure.ts';

interface Page {
  instanceId: number;
  after: bigint;
  most: number;
}

/** Finds the orders of a queue, the oldest first: they have waited longest. */
export function ordersInQueue(
  trx: Trx,
  { queue, ...page }: Page & { queue: Exclude<Queue, 'held' | 'refills'> },
) {
  const { instanceId, after, most } = page;
  const ofInstance = trx
    .selectFrom('dispatches')
    .select('order_id')
    .where('instance_id', '=', instanceId)
    .where('order_id', '>', after)
    .orderBy('order_id')
    .limit(most);
  const byHand = ofInstance.where('state', '=', 'sent').where('route', '=', 'manual');
  return {
    unknown: ofInstance.where('state', '=', 'unknown'),
    waiting: byHand.where('taken_at', 'is', null),
    working: byHand.where('taken_at', 'is not', null),
  }[queue];
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
