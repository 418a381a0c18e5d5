import type { Trx } from '#core/platform/db/database.ts';

/** The quantity of each order. */
export async function readOrderQuantities(
  trx: Trx,
  { instanceId, orderIds }: { instanceId: number; orderIds: readonly bigint[] },
): Promise<ReadonlyMap<bigint, number>> {
  if (orderIds.length === 0) return new Map();
  const rows = await trx
    .selectFrom('orders')
    .select(['id', 'quantity'])
    .where('instance_id', '=', instanceId)
    .where('id', 'in', orderIds)
    .execute();
  return new Map(rows.map(({ id, quantity }) => [id, quantity]));
}
