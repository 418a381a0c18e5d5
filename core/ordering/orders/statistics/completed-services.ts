import type { Trx } from '#core/platform/db/database.ts';
import { readCompletedServices } from './order-counts.store.ts';

interface CompletedAmongInput {
  instanceId: number;
  customerId: bigint;
  serviceIds: readonly number[];
}

/** Those of the services of which the customer has a completed order. */
export async function completedAmong(
  trx: Trx,
  { serviceIds: ids, ...owner }: CompletedAmongInput,
): Promise<ReadonlySet<number>> {
  return new Set(ids.length === 0 ? [] : await readCompletedServices(trx, { ...owner, ids }));
}
