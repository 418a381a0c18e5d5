import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { RefillRequestsTable } from './refill.tables.ts';

export type RefillRow = Selectable<RefillRequestsTable>;

interface OrderRef {
  instanceId: number;
  orderId: bigint;
}

interface OfOrders {
  instanceId: number;
  orderIds: readonly bigint[];
}

export function insertRefill(
  trx: Trx,
  refill: Insertable<RefillRequestsTable>,
): Promise<RefillRow> {
  return trx.insertInto('refill_requests').values(refill).returningAll().executeTakeFirstOrThrow();
}

/** All refills of an order, newest first: at most one a day. */
export function readRefills(trx: Trx, { instanceId, orderId }: OrderRef): Promise<RefillRow[]> {
  return trx
    .selectFrom('refill_requests')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .execute();
}

/** A customer's refills with these ids, and the service of each. */
export async function readRefillsByIds(
  trx: Trx,
  asked: { instanceId: number; customerId: bigint; ids: readonly bigint[] },
): Promise<(RefillRow & { service_id: number })[]> {
  const { instanceId, customerId, ids } = asked;
  if (ids.length === 0) return [];
  return trx
    .selectFrom('refill_requests as refill')
    .innerJoin('orders as o', (join) =>
      join.onRef('o.instance_id', '=', 'refill.instance_id').onRef('o.id', '=', 'refill.order_id'),
    )
    .selectAll('refill')
    .select('o.service_id')
    .where('refill.instance_id', '=', instanceId)
    .where('o.customer_id', '=', customerId)
    .where('refill.id', 'in', ids)
    .execute();
}

/** The latest of each order. A lock on the order covers its refills. */
export async function readLastRefills(
  trx: Trx,
  { instanceId, orderIds }: OfOrders,
): Promise<RefillRow[]> {
  if (orderIds.length === 0) return [];
  return trx
    .selectFrom('refill_requests')
    .selectAll()
    .distinctOn('order_id')
    .where('instance_id', '=', instanceId)
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('id', 'desc')
    .execute();
}

export async function changeRefill(
  trx: Trx,
  { instance_id: instanceId, id }: Pick<RefillRow, 'instance_id' | 'id'>,
  change: Omit<Updateable<RefillRequestsTable>, 'instance_id' | 'id'> & { updated_at: Date },
): Promise<void> {
  await trx
    .updateTable('refill_requests')
    .set(change)
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .execute();
}

/** Refills of every instance to check at the provider, longest due first. */
export function listRefillsToCheck(
  trx: Trx,
  { now, most }: { now: Date; most: number },
): Promise<RefillRow[]> {
  return trx
    .selectFrom('refill_requests')
    .selectAll()
    .where('next_check_at', '<=', now)
    .orderBy('next_check_at')
    .limit(most)
    .execute();
}

interface OfProvider {
  instanceId: number;
  id: bigint;
}

/** The providers of every instance whose funds a refill waits for. */
export async function listAwaitedByRefills(trx: Trx): Promise<OfProvider[]> {
  const rows = await trx
    .selectFrom('refill_requests')
    .select(['instance_id', 'provider_id'])
    .distinct()
    .where('sending', '=', 'held')
    .where('ended_at', 'is', null)
    .execute();
  return rows.flatMap(({ instance_id: instanceId, provider_id: id }) =>
    id === null ? [] : [{ instanceId, id }],
  );
}

/** Orders whose refill waits for a provider's funds, oldest first. */
export async function readRefillsWaitingForFunds(
  trx: Trx,
  { instanceId, id }: OfProvider,
  most: number,
): Promise<bigint[]> {
  const rows = await trx
    .selectFrom('refill_requests')
    .select('order_id')
    .where('instance_id', '=', instanceId)
    .where('provider_id', '=', id)
    .where('sending', '=', 'held')
    .where('ended_at', 'is', null)
    .orderBy('order_id')
    .limit(most)
    .execute();
  return rows.map(({ order_id: orderId }) => orderId);
}

/** Finds the orders whose refill waits for staff, the oldest order first. */
export function refillsForStaff(
  trx: Trx,
  { instanceId, after, most }: { instanceId: number; after: bigint; most: number },
) {
  return trx
    .selectFrom('refill_requests')
    .select('order_id')
    .where('instance_id', '=', instanceId)
    .where('state', 'in', ['asked', 'in_progress'])
    .where((of) => of.or([of('route', '=', 'manual'), of('sending', 'in', ['unknown', 'held'])]))
    .where('order_id', '>', after)
    .orderBy('order_id')
    .limit(most);
}

/** The counts of an order, oldest first; limited to the latest. */
export async function readStatistics(
  trx: Trx,
  { instanceId, orderId, most }: OrderRef & { most: number },
) {
  const rows = await trx
    .selectFrom('refill_statistics')
    .select(['quantity', 'measured_at'])
    .where('instance_id', '=', instanceId)
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.reverse();
}

/** The first count of each order. */
export async function readFirstStatistics(trx: Trx, { instanceId, orderIds }: OfOrders) {
  if (orderIds.length === 0) return [];
  return trx
    .selectFrom('refill_statistics')
    .select(['order_id', 'quantity', 'measured_at'])
    .distinctOn('order_id')
    .where('instance_id', '=', instanceId)
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('id')
    .execute();
}

/** Records a count that differs from the last one. */
export async function insertStatistic(
  trx: Trx,
  { instanceId, orderId, quantity, at }: OrderRef & { quantity: number; at: Date },
): Promise<void> {
  await sql`
    insert into refill_statistics (instance_id, order_id, quantity, measured_at)
    select ${instanceId}, ${orderId}, ${quantity}, ${at}
    where ${quantity} is distinct from (
      select s.quantity from refill_statistics s
      where s.instance_id = ${instanceId} and s.order_id = ${orderId}
      order by s.id desc limit 1)`.execute(trx);
}

/** Those of the orders that are being watched. */
export async function readWatched(
  trx: Trx,
  { instanceId, orderIds, now }: OfOrders & { now: Date },
): Promise<ReadonlySet<bigint>> {
  if (orderIds.length === 0) return new Set();
  const rows = await trx
    .selectFrom('drop_watches')
    .select('order_id')
    .where('instance_id', '=', instanceId)
    .where('order_id', 'in', orderIds)
    .where('until', '>', now)
    .execute();
  return new Set(rows.map(({ order_id: id }) => id));
}
