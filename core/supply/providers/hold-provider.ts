import type { Trx } from '#core/platform/db/database.ts';
import {
  deleteProvider,
  lockProvider,
  shareProvider,
  type ProviderRef,
  type ProviderRow,
} from './provider.store.ts';

/**
 * What uses a provider holds it first, before anything else, and so does who removes it: nothing is
 * written for one that is gone, and nobody waits for each other.
 */
export function holdProvider(trx: Trx, ref: ProviderRef): Promise<boolean> {
  return shareProvider(trx, ref);
}

/** To be removed: it waits for all who hold it. */
export function holdProviderAlone(trx: Trx, ref: ProviderRef): Promise<ProviderRow | undefined> {
  return lockProvider(trx, ref);
}

/** Once nothing refers to it any more. */
export function forgetProvider(trx: Trx, ref: ProviderRef): Promise<void> {
  return deleteProvider(trx, ref);
}
