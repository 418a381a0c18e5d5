import { sql } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { Direction, OrderPlace } from '../list/order-sorts.pure.ts';
import { isAmong, type OrderOwner } from '../order-owner.ts';
import type { DripFeedRow, OrderRow } from '../order.store.ts';
import type { DripFeedSort } from './drip-feed.contract.ts';

/** Counting stops here. */
const MOST_COUNTED = 10_000;

interface Listed extends OrderOwner {
  by: DripFeedSort;
  direction: Direction;
  after: OrderPlace | undefined;
  skipped: number;
  most: number;
}

/** Ids grow with the time of creation, so they sort by it. */
const COLUMN_OF = {
  id: 'id',
  createdAt: 'id',
  status: 'status',
  cost: 'cost_micro',
  quantity: 'total_quantity',
} as const satisfies Record<DripFeedSort, keyof DripFeedRow>;

export function placeOf(by: DripFeedSort, row: DripFeedRow): OrderPlace {
  return { value: String(row[COLUMN_OF[by]]), id: row.id };
}

/** A page in the requested order; each sort uses an index. */
export function readOwnDripFeeds(trx: Trx, listed: Listed): Promise<DripFeedRow[]> {
  const { by, direction, after, skipped, most } = listed;
  const column = COLUMN_OF[by];
  let query = trx
    .selectFrom('drip_feeds')
    .selectAll()
    .where('instance_id', '=', listed.instanceId)
    .where('customer_id', '=', listed.customerId)
    .where(isAmong(listed));
  if (after) {
    const than = sql.raw(direction === 'desc' ? '<' : '>');
    query = query.where(
      column === 'id'
        ? sql<boolean>`id ${than} ${after.id}`
        : sql<boolean>`(${sql.ref(column)}, id) ${than} (${valueOf(column, after)}, ${after.id}::bigint)`,
    );
  }
  if (column !== 'id') query = query.orderBy(column, direction);
  return query.orderBy('id', direction).offset(skipped).limit(most).execute();
}

/** Cursors come from clients: a value that is not a number counts as zero. */
function valueOf(column: 'status' | 'cost_micro' | 'total_quantity', { value }: OrderPlace) {
  if (column === 'status') return sql`${value}::text`;
  return sql`${/^\d+$/.test(value) ? value : '0'}::bigint`;
}

export async function countOwnDripFeeds(trx: Trx, owner: OrderOwner): Promise<number> {
  const { instanceId, customerId } = owner;
  const { rows } = await sql<{ count: bigint }>`
    select count(*) from (
      select from drip_feeds where instance_id = ${instanceId} and customer_id = ${customerId}
        and ${isAmong(owner)}
      limit ${MOST_COUNTED}) d`.execute(trx);
  return Number(rows[0]?.count ?? 0);
}

export function findOwnDripFeed(
  trx: Trx,
  { id, ...owner }: OrderOwner & { id: bigint },
): Promise<DripFeedRow | undefined> {
  return trx
    .selectFrom('drip_feeds')
    .selectAll()
    .where('instance_id', '=', owner.instanceId)
    .where('customer_id', '=', owner.customerId)
    .where('id', '=', id)
    .where(isAmong(owner))
    .executeTakeFirst();
}

/** What came back of the runs that began, of each drip-feed that has some. */
export async function readRefundedOfRuns(
  trx: Trx,
  { instanceId, ids }: { instanceId: number; ids: readonly bigint[] },
): Promise<ReadonlyMap<bigint, bigint>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: bigint; refunded_micro: bigint }>`
    select drip_feed_id as id, sum(refunded_micro)::bigint as refunded_micro from orders
    where instance_id = ${instanceId} and drip_feed_id = any(${ids}::bigint[])
    group by drip_feed_id`.execute(trx);
  return new Map(rows.map(({ id, refunded_micro: micro }) => [id, micro]));
}

/** The orders of its runs, first run first. */
export function readRuns(
  trx: Trx,
  { instanceId, id }: { instanceId: number; id: bigint },
): Promise<OrderRow[]> {
  return trx
    .selectFrom('orders')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('drip_feed_id', '=', id)
    .orderBy('run')
    .execute();
}
