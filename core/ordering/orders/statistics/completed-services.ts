import type { Trx } from '#core/platform/db/database.ts';
import { readCompletedServices } from './order-counts.store.ts';

interface CompletedAmongInput {
  instanceId: number;
  customerId: bigint;
  serviceIds: readonly number[];
}

/** Those of a few services of which an order of the customer has come whole. */
export async function completedAmong(
  trx: Trx,
  { serviceIds: ids, ...owner }: CompletedAmongInput,
): Promise<ReadonlySet<number>> {
  return new Set(ids.length === 0 ? [] : await readCompletedServices(trx, { ...owner, ids }));
}
