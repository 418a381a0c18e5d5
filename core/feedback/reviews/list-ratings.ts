import type { Trx } from '#core/platform/db/database.ts';
import { averageOf, readRatings } from './review.store.ts';

/** What the published reviews of each service come to; services without any are left out. */
export async function listRatings(
  trx: Trx,
  instanceId: number,
): Promise<ReadonlyMap<number, { count: number; rating: number }>> {
  const rows = await readRatings(trx, instanceId);
  return new Map(
    rows.map((row) => [row.service_id, { count: row.reviews_count, rating: averageOf(row) }]),
  );
}
