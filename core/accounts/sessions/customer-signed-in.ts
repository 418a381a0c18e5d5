import type { Deps } from '#core/deps.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { listeners } from '#core/platform/listeners/listeners.ts';

export interface SignedIn {
  instanceId: number;
  customerId: bigint;
  /** What the browser kept of a cart before the login. */
  cartToken: string | undefined;
}

/** Called with customers who sign in themselves, in the transaction that does so. */
export const customerSignedIn =
  listeners<[Pick<Deps, 'clock'> & { trx: Trx }, SignedIn]>('customer signed in');
