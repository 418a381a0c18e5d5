import type { Trx } from '#core/platform/db/database.ts';
import { listeners } from '#core/platform/listeners/listeners.ts';

interface Removed {
  instanceId: number;
  providerId: bigint;
}

/** Told of a provider before it goes; whoever still needs it refuses. */
export const providerRemoved = listeners<[Trx, Removed]>('provider removed');
