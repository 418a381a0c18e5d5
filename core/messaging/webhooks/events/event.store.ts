import { sql, type Selectable } from 'kysely';
import type { CustomerOf } from '#core/platform/customer-data/customer-data.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { runningCall } from '#core/platform/http/call-note.ts';
import type { CustomerEventsTable } from '../webhook.tables.ts';

export type EventRow = Selectable<CustomerEventsTable>;

export interface NewEvent {
  customerId: bigint;
  type: EventRow['type'];
  resource: EventRow['resource'];
  resourceId: bigint;
  data: EventRow['data'];
  isTest?: boolean;
}

interface NewEvents {
  instanceId: number;
  events: readonly NewEvent[];
  at: Date;
}

interface WrittenEvent {
  id: bigint;
  type: EventRow['type'];
  /** The endpoints that want it. */
  endpoints: bigint[];
}

/** Writes events and what is to be sent of them; answers to which endpoints. */
export async function insertEvents(trx: Trx, told: NewEvents): Promise<bigint[]> {
  const { instanceId, events, at } = told;
  const { rows } = await sql<WrittenEvent>`
    insert into customer_events (instance_id, customer_id, type, resource, resource_id, data,
      is_test, request_id, created_at)
    select ${instanceId}, given.customer_id, given.type, given.resource, given.resource_id,
      given.data::jsonb, owner.is_test, ${runningCall()?.requestId ?? null}, ${at}
    from unnest(
      ${events.map(({ customerId }) => String(customerId))}::bigint[],
      ${events.map(({ type }) => type)}::text[],
      ${events.map(({ resource }) => resource)}::text[],
      ${events.map(({ resourceId }) => String(resourceId))}::bigint[],
      ${events.map(({ data }) => JSON.stringify(data))}::text[]
    ) with ordinality as given (customer_id, type, resource, resource_id, data, place)
    join customers owner on owner.instance_id = ${instanceId} and owner.id = given.customer_id
    order by given.place
    returning id, type, array(
      select endpoint.id from webhook_endpoints endpoint
      where endpoint.instance_id = customer_events.instance_id
        and endpoint.is_test = customer_events.is_test
        and endpoint.disabled_at is null
        and (endpoint.types = '{}' or customer_events.type = any(endpoint.types))
        and (endpoint.customer_id is null or endpoint.customer_id = case
          when customer_events.is_test then (
            select owner.test_of from customers owner
            where owner.instance_id = customer_events.instance_id
              and owner.id = customer_events.customer_id)
          else customer_events.customer_id end)
    ) as endpoints`.execute(trx);
  const wanted = wantedOf(rows);
  await insertDeliveries(trx, { instanceId, wanted, at });
  return [...new Set(wanted.map(([, endpoint]) => endpoint))];
}

/** Services change for all customers at once: the instance hears it a single time. */
function wantedOf(rows: readonly WrittenEvent[]): NewDeliveries['wanted'] {
  const told = new Set<bigint>();
  return rows.flatMap(({ id, type, endpoints }) => {
    const isNew = (endpoint: bigint) => type !== 'service.changed' || !told.has(endpoint);
    const wanting = endpoints.filter(isNew);
    for (const endpoint of wanting) told.add(endpoint);
    return wanting.map((endpoint) => [id, endpoint] as const);
  });
}

interface NewDeliveries {
  instanceId: number;
  /** Events, each with an endpoint. */
  wanted: readonly (readonly [eventId: bigint, endpointId: bigint])[];
  at: Date;
}

async function insertDeliveries(
  trx: Trx,
  { instanceId, wanted, at }: NewDeliveries,
): Promise<void> {
  if (wanted.length === 0) return;
  await trx
    .insertInto('webhook_deliveries')
    .values(
      wanted.map(([eventId, endpointId]) => ({
        ...{ instance_id: instanceId, event_id: eventId, endpoint_id: endpointId },
        ...{ next_attempt_at: at, created_at: at },
      })),
    )
    .execute();
}

/** Writes an event that nobody is told of; answers its id. */
export async function insertEvent(
  trx: Trx,
  { instanceId, event, at }: { instanceId: number; event: NewEvent; at: Date },
): Promise<bigint> {
  const { id } = await trx
    .insertInto('customer_events')
    .values({
      instance_id: instanceId,
      customer_id: event.customerId,
      type: event.type,
      resource: event.resource,
      resource_id: event.resourceId,
      data: JSON.stringify(event.data),
      is_test: event.isTest ?? false,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function isAnythingToPlace(
  trx: Trx,
  { instanceId, customerId }: CustomerOf,
): Promise<boolean> {
  const row = await trx
    .selectFrom('customer_events')
    .select('id')
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .where('position', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Gives so many events of a customer the positions after those given before, and says how many. Ids
 * are given before a transaction commits, so one of a slow transaction may show after a higher one:
 * a cursor of ids would miss it, a position that is given to what shows already cannot.
 */
export async function placeEvents(
  trx: Trx,
  { instanceId, customerId, most }: CustomerOf & { most: number },
): Promise<number> {
  await sql`
    insert into customer_event_heads (instance_id, customer_id, last_position)
    values (${instanceId}, ${customerId}, 0) on conflict do nothing`.execute(trx);
  const { last_position: last } = await trx
    .selectFrom('customer_event_heads')
    .select('last_position')
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const { numAffectedRows: placed = 0n } = await sql`
    update customer_events event
    set position = ${last} + next.place
    from (
      select id, row_number() over (order by id) as place from customer_events
      where instance_id = ${instanceId} and customer_id = ${customerId} and position is null
      order by id limit ${most}
    ) next
    where event.instance_id = ${instanceId} and event.id = next.id`.execute(trx);
  await trx
    .updateTable('customer_event_heads')
    .set({ last_position: last + placed })
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .execute();
  return Number(placed);
}

/** In the order of their positions. */
export function readPlacedEvents(
  trx: Trx,
  { instanceId, customerId, after, most }: CustomerOf & { after: bigint; most: number },
): Promise<EventRow[]> {
  return trx
    .selectFrom('customer_events')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .where('position', '>', after)
    .orderBy('position')
    .limit(most)
    .execute();
}

/** By their ids, for who takes all of them away. */
export function readEventsAfter(
  trx: Trx,
  { instanceId, customerId, after, most }: CustomerOf & { after: bigint; most: number },
): Promise<EventRow[]> {
  return trx
    .selectFrom('customer_events')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute();
}

export async function deleteEventsOf(
  trx: Trx,
  { instanceId, customerId }: CustomerOf,
): Promise<void> {
  for (const table of ['customer_events', 'customer_event_heads'] as const) {
    await trx
      .deleteFrom(table)
      .where('instance_id', '=', instanceId)
      .where('customer_id', '=', customerId)
      .execute();
  }
}

/** Runs across instances; says how many there were. */
export async function deleteEventsBefore(trx: Trx, time: Date, most: number): Promise<bigint> {
  const { numAffectedRows = 0n } = await sql`
    delete from customer_events where (instance_id, id) in (
      select instance_id, id from customer_events where created_at < ${time}
      order by created_at limit ${most} for update skip locked)`.execute(trx);
  return numAffectedRows;
}

const MOST_OF_A_REQUEST = 200;

/** What a call of a program of the customer has brought about, to them or to their test account. */
export async function readEventsOfRequest(
  trx: Trx,
  { instanceId, customerId, requestId }: CustomerOf & { requestId: string },
): Promise<EventRow[]> {
  return trx
    .selectFrom('customer_events as event')
    .innerJoin('customers as owner', (join) =>
      join
        .onRef('owner.instance_id', '=', 'event.instance_id')
        .onRef('owner.id', '=', 'event.customer_id'),
    )
    .selectAll('event')
    .where('event.instance_id', '=', instanceId)
    .where('event.request_id', '=', requestId)
    .where(sql<bigint>`coalesce(owner.test_of, owner.id)`, '=', customerId)
    .orderBy('event.id')
    .limit(MOST_OF_A_REQUEST)
    .execute();
}
