import { sql, type Insertable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { DropWatchesTable } from '#core/ordering/refill-records/refill.tables.ts';

export async function insertWatch(trx: Trx, watch: Insertable<DropWatchesTable>): Promise<void> {
  await trx
    .insertInto('drop_watches')
    .values(watch)
    .onConflict((conflict) => conflict.columns(['instance_id', 'order_id']).doNothing())
    .execute();
}

export type DueWatch = Awaited<ReturnType<typeof listWatchesDue>>[number];

/** Those of every instance that are to be counted, with who delivered them. */
export function listWatchesDue(trx: Trx, { now, most }: { now: Date; most: number }) {
  return watches(trx)
    .where('w.next_check_at', '<=', now)
    .orderBy('w.next_check_at')
    .limit(most)
    .execute();
}

const watches = (trx: Trx) =>
  trx
    .selectFrom('drop_watches as w')
    .innerJoin('dispatches as d', (join) =>
      join.onRef('d.instance_id', '=', 'w.instance_id').onRef('d.id', '=', 'w.dispatch_id'),
    )
    .select(['w.instance_id', 'w.order_id', 'w.completed_at', 'w.until', 'w.failures'])
    .select(['d.route', 'd.provider_id', 'd.source_key', 'd.trade_type', 'd.reference']);

/** The watches of some orders, due or not. */
export function readWatchesOf(
  trx: Trx,
  { instanceId, orderIds }: { instanceId: number; orderIds: readonly bigint[] },
) {
  return watches(trx)
    .where('w.instance_id', '=', instanceId)
    .where('w.order_id', '=', sql<bigint>`any (${orderIds.map(String)}::bigint[])`)
    .orderBy('w.order_id')
    .execute();
}

/** Counts what is overdue bit by bit, over a while, and no more what nobody looks after any more. */
export async function putOffOverdue(
  trx: Trx,
  { instanceId, now, overSeconds }: { instanceId: number; now: Date; overSeconds: number },
): Promise<void> {
  await sql`
    update drop_watches
    set next_check_at = case when until > ${now} then
      ${now}::timestamptz + make_interval(secs => 1 + (order_id * 7919) % ${overSeconds}::bigint) end
    where instance_id = ${instanceId} and next_check_at <= ${now}`.execute(trx);
}

interface WatchRef {
  instanceId: number;
  orderId: bigint;
}

export async function changeWatch(
  trx: Trx,
  { instanceId, orderId }: WatchRef,
  change: { next_check_at: Date | null; failures: number },
): Promise<void> {
  await trx
    .updateTable('drop_watches')
    .set(change)
    .where('instance_id', '=', instanceId)
    .where('order_id', '=', orderId)
    .execute();
}
