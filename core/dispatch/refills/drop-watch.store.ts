import type { Insertable } from 'kysely';
import type { Trx } from '#core/db/database.ts';
import type { DropWatchesTable } from '#core/db/refill-tables.ts';

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
  return trx
    .selectFrom('drop_watches as w')
    .innerJoin('dispatches as d', (join) =>
      join.onRef('d.instance_id', '=', 'w.instance_id').onRef('d.id', '=', 'w.dispatch_id'),
    )
    .select(['w.instance_id', 'w.order_id', 'w.completed_at', 'w.until', 'w.failures'])
    .select(['d.route', 'd.provider_id', 'd.source_key', 'd.trade_type', 'd.reference'])
    .where('w.next_check_at', '<=', now)
    .orderBy('w.next_check_at')
    .limit(most)
    .execute();
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
