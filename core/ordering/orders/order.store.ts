import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import { invariant } from '#core/errors.ts';
import { insertion } from '#core/platform/db/insertion.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { isAmong, type OrderOwner } from './order-owner.ts';
import type { DripFeedsTable, OrdersTable } from './order.tables.ts';
import type { OrderStatus } from './order-status.pure.ts';

export type OrderRow = Selectable<OrdersTable>;
/** What the database gives a new order. */
const GIVEN = [
  ...(['id', 'current_quantity', 'refunded_micro', 'is_auto_refill', 'invoice_id'] as const),
  ...(['cancel_state', 'cancel_asked_at'] as const),
] as const satisfies readonly (keyof OrderRow)[];
type AsJson = 'service' | 'targets' | 'quote';

export type NewOrder = Omit<OrderRow, (typeof GIVEN)[number] | AsJson> &
  Pick<Insertable<OrdersTable>, AsJson>;
export type DripFeedRow = Selectable<DripFeedsTable>;
export type NewDripFeed = Insertable<DripFeedsTable>;

const insertNew = insertion(
  'orders',
  [
    ...(['instance_id', 'customer_id', 'checkout_id', 'place', 'service_id', 'service'] as const),
    ...(['price_micro', 'pricing_per', 'url', 'link_url', 'link_key', 'quantity'] as const),
    ...(['cost_micro', 'full_cost_micro', 'is_guarantee', 'guarantee_days'] as const),
    ...(['is_speedup', 'targets', 'country_ids', 'source', 'type', 'is_reorder'] as const),
    ...(['is_test', 'coupon_id', 'quote', 'origin', 'created_at', 'paid_at'] as const),
    ...(['completed_at', 'updated_at', 'status', 'drip_feed_id', 'run'] as const),
    ...(['subscription_id'] as const),
    ...(['start_quantity', 'started_at', 'cancel_reason', 'cancel_description'] as const),
  ],
  ['place', ...GIVEN],
);

/** Returned in the order of `place`. */
export async function insertOrders(trx: Trx, orders: readonly NewOrder[]): Promise<OrderRow[]> {
  const given = await insertNew(trx, orders);
  const rows = given.map((row, at) => withGiven(orders[at], row));
  return rows.sort((a, b) => a.place - b.place);
}

/** The rest is as it was written: reading it once more takes longer than all that is done with it. */
function withGiven(
  order: NewOrder | undefined,
  given: Pick<OrderRow, 'place' | (typeof GIVEN)[number]>,
): OrderRow {
  invariant(order?.place === given.place, 'rows come back in the order in which they were sent');
  const { service, targets, quote, ...plain } = order;
  const parsed = {
    service: JSON.parse(service),
    targets: JSON.parse(targets),
    quote: JSON.parse(quote),
  };
  return { ...plain, ...parsed, ...given };
}

export async function insertDripFeeds(
  trx: Trx,
  feeds: readonly NewDripFeed[],
): Promise<DripFeedRow[]> {
  if (feeds.length === 0) return [];
  const rows = await trx.insertInto('drip_feeds').values(feeds).returningAll().execute();
  return rows.sort((a, b) => a.place - b.place);
}

/** Locks the orders in the order of their ids. */
export async function lockOrders(
  trx: Trx,
  { ids, ...owner }: OrderOwner & { ids: readonly bigint[] },
): Promise<OrderRow[]> {
  if (ids.length === 0) return [];
  return trx
    .selectFrom('orders')
    .selectAll()
    .where('instance_id', '=', owner.instanceId)
    .where('customer_id', '=', owner.customerId)
    .where('id', 'in', ids)
    .where(isAmong(owner))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Locks an order of any customer, for events not caused by its customer. */
export function lockOrder(
  trx: Trx,
  { instanceId, id }: { instanceId: number; id: bigint },
): Promise<OrderRow | undefined> {
  return trx
    .selectFrom('orders')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** In the order in which they were placed. */
export async function readOrders(
  trx: Trx,
  { ids, ...owner }: OrderOwner & { ids: readonly bigint[] },
): Promise<OrderRow[]> {
  if (ids.length === 0) return [];
  return trx
    .selectFrom('orders')
    .selectAll()
    .where('instance_id', '=', owner.instanceId)
    .where('customer_id', '=', owner.customerId)
    .where('id', 'in', ids)
    .where(isAmong(owner))
    .orderBy('place')
    .orderBy('id')
    .execute();
}

/** What tells where an order stands; without what it was made of, which is long. */
const STANDING = [
  ...(['id', 'customer_id', 'service_id', 'status', 'cost_micro', 'refunded_micro'] as const),
  ...(['quantity', 'current_quantity', 'start_quantity', 'drip_feed_id', 'run'] as const),
] as const;
export type StandingRow = Pick<OrderRow, (typeof STANDING)[number]>;

/** Of each of some customers, the orders that they name. */
export async function readStandingRows(
  trx: Trx,
  {
    instanceId,
    orders,
  }: { instanceId: number; orders: readonly { customerId: bigint; id: bigint }[] },
): Promise<StandingRow[]> {
  if (orders.length === 0) return [];
  const [customers, ids] = [orders.map(({ customerId }) => customerId), orders.map(({ id }) => id)];
  const asked = sql<{ customer_id: bigint; id: bigint }>`
    (select * from unnest(${customers}::bigint[], ${ids}::bigint[]) as named (customer_id, id))`;
  return trx
    .selectFrom('orders as own')
    .innerJoin(asked.as('asked'), (join) =>
      join.onRef('asked.customer_id', '=', 'own.customer_id').onRef('asked.id', '=', 'own.id'),
    )
    .select(STANDING.map((name) => `own.${name}` as const))
    .where('own.instance_id', '=', instanceId)
    .execute();
}

/** The order with which a drip-feed was paid. */
export function readFirstRun(
  trx: Trx,
  { instanceId, dripFeedId }: { instanceId: number; dripFeedId: bigint },
): Promise<OrderRow | undefined> {
  return trx
    .selectFrom('orders')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('drip_feed_id', '=', dripFeedId)
    .where('run', '=', 1)
    .executeTakeFirst();
}

/** All orders of a checkout with what each cost; for a drip-feed all of it. */
export async function readOfCheckout(
  trx: Trx,
  order: Pick<OrderRow, 'instance_id' | 'customer_id' | 'checkout_id'>,
): Promise<{ id: bigint; costMicro: bigint }[]> {
  const rows = await trx
    .selectFrom('orders as o')
    .leftJoin('drip_feeds as d', (join) =>
      join.onRef('d.instance_id', '=', 'o.instance_id').onRef('d.id', '=', 'o.drip_feed_id'),
    )
    .select(['o.id', 'o.cost_micro', 'd.cost_micro as whole_micro'])
    .where('o.instance_id', '=', order.instance_id)
    .where('o.customer_id', '=', order.customer_id)
    .where('o.checkout_id', '=', order.checkout_id)
    .where((where) => where.or([where('o.run', 'is', null), where('o.run', '=', 1)]))
    .orderBy('o.place')
    .execute();
  return rows.map(({ id, cost_micro: own, whole_micro: whole }) => ({
    id,
    costMicro: whole ?? own,
  }));
}

export async function readDripFeeds(
  trx: Trx,
  { instanceId, ids }: { instanceId: number; ids: readonly bigint[] },
): Promise<DripFeedRow[]> {
  if (ids.length === 0) return [];
  return trx
    .selectFrom('drip_feeds')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('id', 'in', ids)
    .orderBy('place')
    .orderBy('id')
    .execute();
}

/** The orders of some drip-feeds, the first run first. */
export async function readRunsOf(
  trx: Trx,
  { instanceId, dripFeedIds }: { instanceId: number; dripFeedIds: readonly bigint[] },
): Promise<OrderRow[]> {
  if (dripFeedIds.length === 0) return [];
  return trx
    .selectFrom('orders')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('drip_feed_id', 'in', dripFeedIds)
    .orderBy('run')
    .execute();
}

interface OwnOrders extends OrderOwner {
  before: bigint | undefined;
  status?: OrderStatus | undefined;
  most: number;
}

/** The newest first. */
export async function readOwnOrders(
  trx: Trx,
  { before, status, most, ...owner }: OwnOrders,
): Promise<OrderRow[]> {
  let query = trx
    .selectFrom('orders')
    .selectAll()
    .where('instance_id', '=', owner.instanceId)
    .where('customer_id', '=', owner.customerId)
    .where(isAmong(owner));
  if (status !== undefined) query = query.where('status', '=', status);
  if (before !== undefined) query = query.where('id', '<', before);
  return query.orderBy('id', 'desc').limit(most).execute();
}

type Change<Table> = Omit<Updateable<Table>, 'instance_id' | 'id'> & { updated_at: Date };

export async function changeOrder(
  trx: Trx,
  { instanceId, id }: { instanceId: number; id: bigint },
  change: Change<OrdersTable>,
): Promise<void> {
  await trx
    .updateTable('orders')
    .set(change)
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .execute();
}

export async function changeDripFeed(
  trx: Trx,
  { instanceId, id }: { instanceId: number; id: bigint },
  change: Change<DripFeedsTable>,
): Promise<void> {
  await trx
    .updateTable('drip_feeds')
    .set(change)
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .execute();
}

interface Ended {
  instanceId: number;
  customerId: bigint;
  at: Date;
}

/** Cancels the unpaid orders of a customer whose account is deleted. */
export async function cancelUnpaid(trx: Trx, { instanceId, customerId, at }: Ended): Promise<void> {
  for (const table of ['orders', 'drip_feeds'] as const) {
    await trx
      .updateTable(table)
      .set({ status: 'canceled', updated_at: at })
      .where('instance_id', '=', instanceId)
      .where('customer_id', '=', customerId)
      .where('status', '=', 'unpaid')
      .execute();
  }
}
