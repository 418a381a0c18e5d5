import type { Insertable, Selectable } from 'kysely';
import type { Trx } from '#core/db/database.ts';
import type { OrderEventsTable } from '#core/db/dispatch-tables.ts';

export type OrderEventRow = Selectable<OrderEventsTable>;

export async function insertOrderEvent(
  trx: Trx,
  event: Insertable<OrderEventsTable>,
): Promise<void> {
  await trx.insertInto('order_events').values(event).execute();
}

/** The first one first; an order has a handful. */
export function readOrderEvents(
  trx: Trx,
  { instanceId, orderId }: { instanceId: number; orderId: bigint },
): Promise<OrderEventRow[]> {
  return trx
    .selectFrom('order_events')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}
