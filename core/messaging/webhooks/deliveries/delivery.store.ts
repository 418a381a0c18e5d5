import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { EndpointRef } from '../endpoints/endpoint.store.ts';
import type { EventRow } from '../events/event.store.ts';
import type { WebhookAttemptsTable, WebhookDeliveriesTable } from '../webhook.tables.ts';
import type { DeliveryState } from '../webhook-rules.pure.ts';

export type DeliveryRow = Selectable<WebhookDeliveriesTable>;
export type AttemptRow = Selectable<WebhookAttemptsTable>;

/** A delivery with the event that it carries. */
export interface DeliveryOfEvent {
  delivery: DeliveryRow;
  event: EventRow;
}

/** How many of an endpoint's deliveries some process is sending just now. */
export async function countLeased(
  trx: Trx,
  { instanceId, endpointId, now }: EndpointRef & { now: Date },
): Promise<number> {
  const row = await trx
    .selectFrom('webhook_deliveries')
    .select(({ fn }) => fn.countAll<bigint>().as('leased'))
    .where('instance_id', '=', instanceId)
    .where('endpoint_id', '=', endpointId)
    .where('state', '=', 'waiting')
    .where('lease_until', '>', now)
    .executeTakeFirst();
  return Number(row?.leased ?? 0);
}

interface Lease extends EndpointRef {
  now: Date;
  leaseUntil: Date;
  most: number;
}

/** Leases what is due to an endpoint, the longest due first. */
export async function leaseDeliveries(
  trx: Trx,
  { instanceId, endpointId, now, leaseUntil, most }: Lease,
): Promise<DeliveryRow[]> {
  const { rows } = await sql<DeliveryRow>`
    with due as materialized (
      select id from webhook_deliveries
      where instance_id = ${instanceId} and endpoint_id = ${endpointId} and state = 'waiting'
        and next_attempt_at <= ${now} and (lease_until is null or lease_until <= ${now})
      order by next_attempt_at, id limit ${most}
      for update skip locked
    )
    update webhook_deliveries set lease_until = ${leaseUntil}
    from due
    where webhook_deliveries.instance_id = ${instanceId} and webhook_deliveries.id = due.id
    returning webhook_deliveries.*`.execute(trx);
  return rows;
}

export function readEventsOf(
  trx: Trx,
  { instanceId, ids }: { instanceId: number; ids: readonly bigint[] },
): Promise<EventRow[]> {
  return trx
    .selectFrom('customer_events')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('id', 'in', ids.length === 0 ? [0n] : [...ids])
    .execute();
}

/** Changes a delivery that is leased until then and by nobody else since; false otherwise. */
export async function changeLeased(
  trx: Trx,
  { instance_id: instanceId, id, lease_until: leaseUntil }: DeliveryRow,
  change: Omit<Updateable<WebhookDeliveriesTable>, 'instance_id' | 'id'>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('webhook_deliveries')
    .set({ ...change, lease_until: null })
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .where('lease_until', '=', leaseUntil)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function insertAttempt(
  trx: Trx,
  row: Insertable<WebhookAttemptsTable>,
): Promise<void> {
  await trx.insertInto('webhook_attempts').values(row).execute();
}

export async function insertDelivery(
  trx: Trx,
  row: Insertable<WebhookDeliveriesTable>,
): Promise<bigint> {
  const { id } = await trx
    .insertInto('webhook_deliveries')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface Range extends EndpointRef {
  /** Null for what has happened to all. */
  customerId: bigint | null;
  isTest: boolean;
  types: readonly string[];
  from: Date | undefined;
  to: Date | undefined;
  now: Date;
  most: number;
}

/**
 * Has the events of a while sent anew, the oldest first: those that were sent, and those that were
 * not because nobody wanted them then. What waits already keeps its turn. Says how many there are.
 */
export async function replayRange(trx: Trx, range: Range): Promise<number> {
  const { instanceId, endpointId, customerId, isTest, types, from, to, now, most } = range;
  const ofOwner =
    customerId === null
      ? sql`true`
      : sql`customer_id = (select id from customers where instance_id = ${instanceId}
          and ${isTest ? sql`test_of` : sql`id`} = ${customerId})`;
  const { rows } = await sql`
    insert into webhook_deliveries as own
      (instance_id, endpoint_id, event_id, next_attempt_at, created_at)
    select instance_id, ${endpointId}, id, ${now}, ${now} from customer_events
    where instance_id = ${instanceId} and ${ofOwner} and is_test = ${isTest}
      and type <> 'webhook.test'
      and (${types.length === 0} or type = any(${types}::text[]))
      and created_at >= ${from ?? new Date(0)} and created_at <= ${to ?? now}
    order by created_at, id limit ${most}
    on conflict (instance_id, endpoint_id, event_id) do update
    set state = 'waiting', tries = 0, next_attempt_at = excluded.next_attempt_at,
      ended_at = null, lease_until = null
    where own.state <> 'waiting'
    returning 1`.execute(trx);
  return rows.length;
}

/** Has one event sent anew; false where it is not there. */
export async function replayOne(
  trx: Trx,
  { instanceId, endpointId, id, now }: EndpointRef & { id: bigint; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('webhook_deliveries')
    .set({ state: 'waiting', tries: 0, next_attempt_at: now, ended_at: null })
    .where('instance_id', '=', instanceId)
    .where('endpoint_id', '=', endpointId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

interface Listed extends EndpointRef {
  before: bigint | undefined;
  state: DeliveryState | undefined;
  most: number;
}

/** The latest first. */
export async function readDeliveries(
  trx: Trx,
  { instanceId, endpointId, before, state, most }: Listed,
): Promise<DeliveryOfEvent[]> {
  let query = trx
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('endpoint_id', '=', endpointId);
  if (before !== undefined) query = query.where('id', '<', before);
  if (state !== undefined) query = query.where('state', '=', state);
  const rows = await query.orderBy('id', 'desc').limit(most).execute();
  return withEvents(trx, rows);
}

export async function findDelivery(
  trx: Trx,
  { instanceId, endpointId, id }: EndpointRef & { id: bigint },
): Promise<DeliveryOfEvent | undefined> {
  const rows = await trx
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('endpoint_id', '=', endpointId)
    .where('id', '=', id)
    .execute();
  return (await withEvents(trx, rows))[0];
}

async function withEvents(trx: Trx, rows: readonly DeliveryRow[]): Promise<DeliveryOfEvent[]> {
  const [first] = rows;
  if (!first) return [];
  const ids = rows.map(({ event_id: id }) => id);
  const events = await readEventsOf(trx, { instanceId: first.instance_id, ids });
  const known = new Map(events.map((event) => [event.id, event]));
  return rows.flatMap((delivery) => {
    const event = known.get(delivery.event_id);
    return event ? [{ delivery, event }] : [];
  });
}

/** The latest first. */
export function readAttempts(
  trx: Trx,
  { instanceId, deliveryId, most }: { instanceId: number; deliveryId: bigint; most: number },
): Promise<AttemptRow[]> {
  return trx
    .selectFrom('webhook_attempts')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('delivery_id', '=', deliveryId)
    .orderBy('number', 'desc')
    .limit(most)
    .execute();
}

/** Endpoints of all instances to which something is due. */
export async function listEndpointsDue(
  trx: Trx,
  { now, most }: { now: Date; most: number },
): Promise<EndpointRef[]> {
  const { rows } = await sql<EndpointRef>`
    select endpoint.instance_id as "instanceId", endpoint.id as "endpointId"
    from webhook_endpoints endpoint
    where endpoint.disabled_at is null
      and (endpoint.paused_until is null or endpoint.paused_until <= ${now})
      and exists (
        select from webhook_deliveries due
        where due.instance_id = endpoint.instance_id and due.endpoint_id = endpoint.id
          and due.state = 'waiting' and due.next_attempt_at <= ${now}
          and (due.lease_until is null or due.lease_until <= ${now}))
    limit ${most}`.execute(trx);
  return rows;
}

/** To endpoints of the customer alone, the earliest first. */
export async function readDeliveriesOfEvents(
  trx: Trx,
  asked: { instanceId: number; customerId: bigint; eventIds: readonly bigint[] },
): Promise<(DeliveryRow & { url: string })[]> {
  const { instanceId, customerId, eventIds } = asked;
  if (eventIds.length === 0) return [];
  return trx
    .selectFrom('webhook_deliveries as delivery')
    .innerJoin('webhook_endpoints as endpoint', (join) =>
      join
        .onRef('endpoint.instance_id', '=', 'delivery.instance_id')
        .onRef('endpoint.id', '=', 'delivery.endpoint_id'),
    )
    .selectAll('delivery')
    .select('endpoint.url')
    .where('delivery.instance_id', '=', instanceId)
    .where('delivery.event_id', 'in', eventIds)
    .where('endpoint.customer_id', '=', customerId)
    .orderBy('delivery.id')
    .execute();
}
