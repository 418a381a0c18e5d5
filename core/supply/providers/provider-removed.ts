import type { Trx } from '#core/platform/db/database.ts';
import { listeners } from '#core/platform/listeners/listeners.ts';

interface Removed {
  instanceId: number;
  providerId: bigint;
}

/** Called before a provider is removed; a listener that still needs it refuses. */
export const providerRemoved = listeners<[Trx, Removed]>('provider removed');
