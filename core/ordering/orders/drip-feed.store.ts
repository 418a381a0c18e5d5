import { sql } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { DripFeedRow } from './order.store.ts';

export interface DripFeedRef {
  instanceId: number;
  id: bigint;
}

/** Locks the drip-feed until the end of the transaction. */
export async function lockDripFeed(
  trx: Trx,
  { instanceId, id }: DripFeedRef,
): Promise<DripFeedRow | undefined> {
  const [feed] = await lockDripFeeds(trx, { instanceId, ids: [id] });
  return feed;
}

/** Locks several, in the order that all code uses. */
export function lockDripFeeds(
  trx: Trx,
  { instanceId, ids }: { instanceId: number; ids: readonly bigint[] },
): Promise<DripFeedRow[]> {
  return trx
    .selectFrom('drip_feeds')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

export interface DueDripFeed extends DripFeedRef {
  customerId: bigint;
}

/** Drip-feeds of all instances that are not paused whose next run is due, longest due first. */
export async function listDueDripFeeds(
  trx: Trx,
  { now, most }: { now: Date; most: number },
): Promise<DueDripFeed[]> {
  const rows = await trx
    .selectFrom('drip_feeds')
    .innerJoin('instances', 'instances.id', 'drip_feeds.instance_id')
    .select(['drip_feeds.instance_id', 'drip_feeds.id', 'drip_feeds.customer_id'])
    .where('drip_feeds.next_run_at', '<=', now)
    .where('instances.suspended_at', 'is', null)
    .orderBy('drip_feeds.next_run_at')
    .limit(most)
    .execute();
  return rows.map(({ instance_id: instanceId, id, customer_id: customerId }) => {
    return { instanceId, id, customerId };
  });
}

/** Whether one of its runs has not ended yet. */
export async function hasOpenRun(trx: Trx, { instanceId, id }: DripFeedRef): Promise<boolean> {
  const row = await trx
    .selectFrom('orders')
    .select('id')
    .where('instance_id', '=', instanceId)
    .where('drip_feed_id', '=', id)
    .where('status', 'not in', ['completed', 'canceled'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Moves the next runs of an instance on by a time in which none could start. */
export async function putOffRuns(
  trx: Trx,
  { instanceId, ms, now }: { instanceId: number; ms: number; now: Date },
): Promise<void> {
  await sql`
    update drip_feeds
    set next_run_at = next_run_at + ${ms} * interval '1 millisecond', updated_at = ${now}
    where instance_id = ${instanceId} and next_run_at is not null`.execute(trx);
}
