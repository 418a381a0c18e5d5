import { sql } from 'kysely';
import type { Trx } from '#core/db/database.ts';
import type { DripFeedRow, OrderRow } from '../order.store.ts';

interface Owner {
  instanceId: number;
  customerId: bigint;
}

/** More are not counted. */
const MOST_COUNTED = 10_000;

/** The newest first. */
export function readOwnDripFeeds(
  trx: Trx,
  { instanceId, customerId, before, most }: Owner & { before: bigint | undefined; most: number },
): Promise<DripFeedRow[]> {
  let query = trx
    .selectFrom('drip_feeds')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId);
  if (before !== undefined) query = query.where('id', '<', before);
  return query.orderBy('id', 'desc').limit(most).execute();
}

export async function countOwnDripFeeds(
  trx: Trx,
  { instanceId, customerId }: Owner,
): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    select count(*) from (
      select from drip_feeds where instance_id = ${instanceId} and customer_id = ${customerId}
      limit ${MOST_COUNTED}) d`.execute(trx);
  return Number(rows[0]?.count ?? 0);
}

export function findOwnDripFeed(
  trx: Trx,
  { instanceId, customerId, id }: Owner & { id: bigint },
): Promise<DripFeedRow | undefined> {
  return trx
    .selectFrom('drip_feeds')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The orders of its runs, the first first. */
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
