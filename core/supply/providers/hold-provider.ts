import type { Trx } from '#core/platform/db/database.ts';
import {
  deleteProvider,
  lockProvider,
  shareProvider,
  type ProviderRef,
  type ProviderRow,
} from './provider.store.ts';

/**
 * Code that uses a provider locks it first, before anything else, and so does its removal: nothing
 * is written for a removed provider, and there is no deadlock.
 */
export function holdProvider(trx: Trx, ref: ProviderRef): Promise<boolean> {
  return shareProvider(trx, ref);
}

/** Locks a provider to be removed: waits for all who use it. */
export function holdProviderAlone(trx: Trx, ref: ProviderRef): Promise<ProviderRow | undefined> {
  return lockProvider(trx, ref);
}

/** Once nothing refers to it any more. */
export function forgetProvider(trx: Trx, ref: ProviderRef): Promise<void> {
  return deleteProvider(trx, ref);
}
