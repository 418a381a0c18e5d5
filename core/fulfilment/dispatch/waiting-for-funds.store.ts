import type { Trx } from '#core/platform/db/database.ts';
import type { OrderRef } from './dispatch.store.ts';

export interface AwaitedProvider {
  instanceId: number;
  id: bigint;
}

export async function waitForFunds(
  trx: Trx,
  { instanceId, orderId }: OrderRef,
  providerIds: readonly bigint[],
): Promise<void> {
  if (providerIds.length === 0) return;
  await trx
    .insertInto('held_up_orders')
    .values(
      providerIds.map((id) => ({ instance_id: instanceId, order_id: orderId, provider_id: id })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Of every instance, the providers whose money an order waits for. */
export async function listAwaitedByOrders(trx: Trx): Promise<AwaitedProvider[]> {
  const rows = await trx
    .selectFrom('held_up_orders')
    .select(['instance_id', 'provider_id'])
    .distinct()
    .execute();
  return rows.map(({ instance_id: instanceId, provider_id: id }) => ({ instanceId, id }));
}

/** The oldest first. */
export async function readOrdersWaitingForFunds(
  trx: Trx,
  { instanceId, id }: AwaitedProvider,
  most: number,
): Promise<bigint[]> {
  const rows = await trx
    .selectFrom('held_up_orders')
    .select('order_id')
    .where('instance_id', '=', instanceId)
    .where('provider_id', '=', id)
    .orderBy('order_id')
    .limit(most)
    .execute();
  return rows.map(({ order_id: orderId }) => orderId);
}

export async function letGo(trx: Trx, { instanceId, orderId }: OrderRef): Promise<void> {
  await trx
    .deleteFrom('held_up_orders')
    .where('instance_id', '=', instanceId)
    .where('order_id', '=', orderId)
    .execute();
}
