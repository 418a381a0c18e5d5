import type { Trx } from '#core/platform/db/database.ts';
import { listeners } from '#core/platform/listeners/listeners.ts';

/** Called once for an instance, in the transaction that makes it. */
export const instanceCreated =
  listeners<[Trx, { instanceId: number; now: Date }]>('instance created');
