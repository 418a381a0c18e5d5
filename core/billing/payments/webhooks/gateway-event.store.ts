import { sql, type Insertable, type Selectable } from 'kysely';
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

/**
 * Forgets what gateways have told of the payments of somebody, names and addresses among it; what it
 * meant is kept.
 */
export async function forgetToldOf(
  trx: Trx,
  { instanceId, customerId }: { instanceId: number; customerId: bigint },
): Promise<void> {
  await sql`
    update gateway_events e set raw = ''
    from invoices i
    where e.instance_id = ${instanceId} and i.instance_id = e.instance_id
      and i.id = e.invoice_id and i.customer_id = ${customerId}`.execute(trx);
}
