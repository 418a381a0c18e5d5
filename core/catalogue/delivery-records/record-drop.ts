import type { Trx } from '#core/platform/db/database.ts';
import { deepenDrop } from './delivery.store.ts';

interface Drop {
  instanceId: number;
  orderId: bigint;
  droppedPpm: number;
}

/** What was counted of a completed order; the most that was ever missing is what it dropped. */
export function recordDrop(trx: Trx, drop: Drop): Promise<void> {
  return deepenDrop(trx, drop);
}
