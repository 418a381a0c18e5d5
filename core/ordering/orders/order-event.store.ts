import { sql, type Insertable, type Selectable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { OrderEventsTable } from '#core/platform/db/dispatch-tables.ts';

export type OrderEventRow = Selectable<OrderEventsTable>;

export async function insertOrderEvent(
  trx: Trx,
  event: Insertable<OrderEventsTable>,
): Promise<void> {
  await trx.insertInto('order_events').values(event).execute();
}

/** What was delivered by a moment; no part of the history that is told in words. */
export const PROGRESS = 'progress';

interface Progress {
  instanceId: number;
  orderId: bigint;
  delivered: number;
  at: Date;
}

/** Unless as much was noted before: whoever delivers may count back and forth. */
export async function insertProgress(
  trx: Trx,
  { instanceId, orderId, delivered, at }: Progress,
): Promise<void> {
  await sql`
    insert into order_events (instance_id, order_id, kind, actor, details, created_at)
    select ${instanceId}, ${orderId}, ${PROGRESS}, 'delivery',
      ${JSON.stringify({ delivered })}::jsonb, ${at}
    where not exists (
      select 1 from order_events
      where instance_id = ${instanceId} and order_id = ${orderId} and kind = ${PROGRESS}
        and (details->>'delivered')::bigint >= ${delivered})`.execute(trx);
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
