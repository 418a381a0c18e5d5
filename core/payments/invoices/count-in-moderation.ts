import type { Trx } from '#core/db/database.ts';
import { countWaiting } from './invoice.store.ts';

/** How many payments of a customer wait for staff. */
export function countInModeration(
  trx: Trx,
  { instanceId, id }: { instanceId: number; id: bigint },
): Promise<number> {
  return countWaiting(trx, { instanceId, customerId: id });
}
