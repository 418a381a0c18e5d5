import { sql, type Insertable, type Selectable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { OrderEventsTable } from './order.tables.ts';

export type OrderEventRow = Selectable<OrderEventsTable>;

export async function insertOrderEvent(
  trx: Trx,
  event: Insertable<OrderEventsTable>,
): Promise<void> {
  await trx.insertInto('order_events').values(event).execute();
}

/** The quantity delivered at a moment; not shown as a sentence of the history. */
export const PROGRESS = 'progress';

interface Progress {
  instanceId: number;
  orderId: bigint;
  delivered: number;
  at: Date;
}

/** Skips a repeated quantity: providers may count back and forth. */
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

/** Oldest first; an order has only a few. */
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

export interface CancelWish {
  actor: OrderEventRow['actor'];
  /** What staff tell the customer about it. */
  reason: string | undefined;
}

/** Who has asked last to cancel an order, and why; undefined where nobody has. */
export async function readCancelWish(
  trx: Trx,
  { instanceId, orderId }: { instanceId: number; orderId: bigint },
): Promise<CancelWish | undefined> {
  const row = await trx
    .selectFrom('order_events')
    .select(['actor', 'details'])
    .where('instance_id', '=', instanceId)
    .where('order_id', '=', orderId)
    .where('kind', '=', 'cancel_asked')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const reason = row?.details['reason'];
  return row && { actor: row.actor, reason: typeof reason === 'string' ? reason : undefined };
}

export interface Hold {
  order_id: bigint;
  staff_id: bigint | null;
  reason: string | null;
  created_at: Date;
}

/** Who has held each of these orders last, and why. */
export async function readHolds(
  trx: Trx,
  { instanceId, orderIds }: { instanceId: number; orderIds: readonly bigint[] },
): Promise<Hold[]> {
  if (orderIds.length === 0) return [];
  return trx
    .selectFrom('order_events')
    .distinctOn('order_id')
    .select(['order_id', 'staff_id', 'created_at'])
    .select(sql<string | null>`details->>'reason'`.as('reason'))
    .where('instance_id', '=', instanceId)
    .where('order_id', 'in', orderIds)
    .where('kind', '=', 'held')
    .orderBy('order_id')
    .orderBy('id', 'desc')
    .execute();
}
