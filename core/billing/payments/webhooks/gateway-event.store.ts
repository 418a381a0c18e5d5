import type { Insertable, Selectable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { GatewayEventsTable } from './gateway-event.tables.ts';

export type GatewayEventRow = Selectable<GatewayEventsTable>;

/** Returns the id, or undefined for an event received before. */
export async function insertEvent(
  trx: Trx,
  event: Insertable<GatewayEventsTable>,
): Promise<bigint | undefined> {
  const row = await trx
    .insertInto('gateway_events')
    .values(event)
    .onConflict((conflict) => conflict.columns(['instance_id', 'gateway', 'event_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

interface EventRef {
  instanceId: number;
  id: bigint;
}

export async function findEvent(trx: Trx, ref: EventRef): Promise<GatewayEventRow | undefined> {
  return eventOf(trx, ref).executeTakeFirst();
}

export async function lockEvent(trx: Trx, ref: EventRef): Promise<GatewayEventRow | undefined> {
  return eventOf(trx, ref).forNoKeyUpdate().executeTakeFirst();
}

const eventOf = (trx: Trx, { instanceId, id }: EventRef) =>
  trx
    .selectFrom('gateway_events')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('id', '=', id);

export async function endEvent(
  trx: Trx,
  { instanceId, id }: EventRef,
  end: { state: GatewayEventRow['state']; invoice_id: bigint | null; processed_at: Date },
): Promise<void> {
  await trx
    .updateTable('gateway_events')
    .set(end)
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .execute();
}
