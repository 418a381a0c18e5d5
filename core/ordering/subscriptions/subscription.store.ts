import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Direction, OrderPlace } from '#core/ordering/orders/list/order-sorts.pure.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { SubscriptionServicesTable, SubscriptionsTable } from './subscription.tables.ts';
import type {
  EndedReason,
  SubscriptionSort,
  SubscriptionStatus,
} from './subscription-states.pure.ts';

export type SubscriptionRow = Selectable<SubscriptionsTable>;
export type SubscribedService = Selectable<SubscriptionServicesTable>;

export interface SubscriptionRef {
  instanceId: number;
  id: bigint;
}

export interface OwnerRef {
  instanceId: number;
  customerId: bigint;
}

/** Undefined where the customer has subscribed this channel already, by a program for this service. */
export function insertSubscription(
  trx: Trx,
  row: Insertable<SubscriptionsTable>,
): Promise<SubscriptionRow | undefined> {
  return trx
    .insertInto('subscriptions')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function insertServices(
  trx: Trx,
  rows: readonly Insertable<SubscriptionServicesTable>[],
): Promise<void> {
  await trx.insertInto('subscription_services').values(rows).execute();
}

/** In the order in which they were chosen. */
export function readServicesOf(
  trx: Trx,
  { instanceId, ids }: { instanceId: number; ids: readonly bigint[] },
): Promise<SubscribedService[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return trx
    .selectFrom('subscription_services')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('subscription_id', 'in', ids)
    .orderBy('subscription_id')
    .orderBy('place')
    .execute();
}

const oneOf = (trx: Trx, { instanceId, id }: SubscriptionRef) =>
  trx
    .selectFrom('subscriptions')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('id', '=', id);

export function findSubscription(
  trx: Trx,
  ref: SubscriptionRef,
): Promise<SubscriptionRow | undefined> {
  return oneOf(trx, ref).executeTakeFirst();
}

/** Of a customer, those that programs have begun. */
export function readOfPrograms(
  trx: Trx,
  { instanceId, customerId, ids }: OwnerRef & { ids: readonly bigint[] },
): Promise<SubscriptionRow[]> {
  return trx
    .selectFrom('subscriptions')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .where('service_id', 'is not', null)
    .where('id', 'in', ids)
    .execute();
}

/** Locks it until the end of the transaction. */
export function lockSubscription(
  trx: Trx,
  ref: SubscriptionRef,
): Promise<SubscriptionRow | undefined> {
  return oneOf(trx, ref).forNoKeyUpdate().executeTakeFirst();
}

/** The same, unless somebody else has it. */
export function lockFreeSubscription(
  trx: Trx,
  ref: SubscriptionRef,
): Promise<SubscriptionRow | undefined> {
  return oneOf(trx, ref).forNoKeyUpdate().skipLocked().executeTakeFirst();
}

type Change = Omit<Updateable<SubscriptionsTable>, 'instance_id' | 'id'> & { updated_at: Date };

export function changeSubscription(
  trx: Trx,
  { instance_id: instanceId, id }: Pick<SubscriptionRow, 'instance_id' | 'id'>,
  change: Change,
): Promise<SubscriptionRow> {
  return trx
    .updateTable('subscriptions')
    .set(change)
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Of every instance, those whose next post is to be tried, the longest due first. */
export async function listDueSubscriptions(
  trx: Trx,
  { now, most }: { now: Date; most: number },
): Promise<SubscriptionRef[]> {
  const rows = await trx
    .selectFrom('subscriptions')
    .select(['instance_id', 'id'])
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .limit(most)
    .execute();
  return rows.map(({ instance_id: instanceId, id }) => ({ instanceId, id }));
}

/** Of every instance, those whose channel has posted nothing since a moment. */
export async function listIdle(
  trx: Trx,
  { since, most }: { since: Date; most: number },
): Promise<SubscriptionRef[]> {
  const rows = await trx
    .selectFrom('subscriptions')
    .select(['instance_id', 'id'])
    .where('status', '=', 'in_processing')
    .where(sql<boolean>`coalesce(last_published_at, created_at) <= ${since}`)
    .limit(most)
    .execute();
  return rows.map(({ instance_id: instanceId, id }) => ({ instanceId, id }));
}

/** Of every instance, those that have expired and have no post left to be ordered for. */
export async function listExpired(
  trx: Trx,
  { now, most }: { now: Date; most: number },
): Promise<SubscriptionRef[]> {
  const { rows } = await sql<{ instance_id: number; id: bigint }>`
    select instance_id, id from subscriptions s
    where status = 'in_processing' and expires_at <= ${now}
      and not exists (select from subscription_posts p
        where p.instance_id = s.instance_id and p.subscription_id = s.id
          and p.state in ('planned', 'waiting'))
    limit ${most}`.execute(trx);
  return rows.map(({ instance_id: instanceId, id }) => ({ instanceId, id }));
}

interface Ended extends OwnerRef {
  reason: EndedReason;
  at: Date;
}

/** Ends all of a customer whose account is deleted. */
export async function endAll(
  trx: Trx,
  { instanceId, customerId, reason, at }: Ended,
): Promise<bigint[]> {
  const rows = await trx
    .updateTable('subscriptions')
    .set({
      ...{ status: 'canceled', ended_reason: reason, completed_at: at, updated_at: at },
      ...{ next_try_at: null, waiting_for: null },
    })
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .where('status', '=', 'in_processing')
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Forgets which channels a customer who leaves had subscribed. */
export async function forgetChannels(
  trx: Trx,
  { instanceId, customerId }: OwnerRef,
): Promise<void> {
  await trx
    .updateTable('subscriptions')
    .set({ name: '', url: '', channel_id: '', channel_name: '', origin: '' })
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .execute();
}

interface Listed extends OwnerRef {
  status: SubscriptionStatus | undefined;
  by: SubscriptionSort;
  direction: Direction;
  after: OrderPlace | undefined;
  skipped: number;
  most: number;
}

export const placeOf = (by: SubscriptionSort, row: SubscriptionRow): OrderPlace => ({
  value: by === 'status' ? row.status : String(row.id),
  id: row.id,
});

/** A page in the requested order; each sort uses an index. Ids grow with the time of creation. */
export function readOwnSubscriptions(trx: Trx, listed: Listed): Promise<SubscriptionRow[]> {
  const { instanceId, customerId, status, by, direction, after } = listed;
  const isByStatus = by === 'status';
  const than = sql.raw(direction === 'desc' ? '<' : '>');
  let query = trx
    .selectFrom('subscriptions')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId);
  if (status !== undefined) query = query.where('status', '=', status);
  if (after) {
    query = query.where(
      isByStatus
        ? sql<boolean>`(status, id) ${than} (${after.value}::text, ${after.id}::bigint)`
        : sql<boolean>`id ${than} ${after.id}`,
    );
  }
  if (isByStatus) query = query.orderBy('status', direction);
  return query.orderBy('id', direction).offset(listed.skipped).limit(listed.most).execute();
}

/** Counting stops here. */
const MOST_COUNTED = 10_000;

export async function countOwnSubscriptions(
  trx: Trx,
  {
    instanceId,
    customerId,
    status,
    by,
  }: OwnerRef & { status: SubscriptionStatus | undefined; by?: 'person' | 'program' },
): Promise<number> {
  const ofStatus = status === undefined ? sql`true` : sql`status = ${status}`;
  const isBy =
    by === undefined ? sql`true` : sql`(service_id is not null) = ${by === 'program'}::boolean`;
  const { rows } = await sql<{ count: bigint }>`
    select count(*) from (
      select from subscriptions
      where instance_id = ${instanceId} and customer_id = ${customerId} and ${ofStatus} and ${isBy}
      limit ${MOST_COUNTED}) s`.execute(trx);
  return Number(rows[0]?.count ?? 0);
}

/** Of a customer page by page, for the export of their data; the newest first. */
export function readAllOf(
  trx: Trx,
  { instanceId, customerId, before, most }: OwnerRef & { before: bigint | undefined; most: number },
): Promise<SubscriptionRow[]> {
  let query = trx
    .selectFrom('subscriptions')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId);
  if (before !== undefined) query = query.where('id', '<', before);
  return query.orderBy('id', 'desc').limit(most).execute();
}

/**
 * Has all of a customer that wait for money tried again. One that is being tried at this moment is left
 * alone, as it may wait for the balance that whoever calls has locked.
 */
export async function wakeWaiting(
  trx: Trx,
  { instanceId, customerId, at }: OwnerRef & { at: Date },
): Promise<void> {
  await sql`
    update subscriptions s set next_try_at = ${at}
    from (
      select id from subscriptions
      where instance_id = ${instanceId} and customer_id = ${customerId}
        and status = 'in_processing' and next_try_at is not null
        and waiting_for in ('funds', 'card', 'card_confirmation')
      order by id for no key update skip locked) own
    where s.instance_id = ${instanceId} and s.id = own.id`.execute(trx);
}
