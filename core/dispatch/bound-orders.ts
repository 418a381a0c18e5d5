import type { Trx } from '#core/db/database.ts';

interface Asked {
  instanceId: number;
  orderIds: readonly bigint[];
}

/** Those among orders that whoever has them cannot hold, or that are on their way to somebody. */
export async function readBoundOrders(
  trx: Trx,
  { instanceId, orderIds }: Asked,
): Promise<ReadonlySet<bigint>> {
  if (orderIds.length === 0) return new Set();
  const rows = await trx
    .selectFrom('dispatches')
    .select('order_id')
    .where('instance_id', '=', instanceId)
    .where('order_id', 'in', orderIds)
    .where('state', 'in', ['sending', 'sent', 'unknown'])
    .where((of) => of.or([of('route', '=', 'api_v2'), of('state', '<>', 'sent')]))
    .execute();
  return new Set(rows.map(({ order_id: id }) => id));
}
