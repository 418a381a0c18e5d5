import { z } from 'zod';
import type { Trx } from '#core/platform/db/database.ts';
import type { JobKind } from '#core/platform/jobs/define-job.ts';
import { invariant } from '#core/errors.ts';
import { openAccounts, removeWatch, writeWatch } from './ledger.store.ts';

const schema = z.strictObject({
  customerId: z.string(),
  /** The entry that took the balance below the mark. */
  transactionId: z.string(),
});

/** Written with the entry when spending takes a watched balance below its mark. */
export const BALANCE_FELL: JobKind<typeof schema> = {
  kind: 'balance-fell',
  schema,
  maxAttempts: 8,
};

interface Watched {
  instanceId: number;
  customerId: bigint;
  belowMicro: bigint;
}

/** From now on a spend that takes the customer's balance below an amount writes a job. */
export async function watchBalance(
  trx: Trx,
  { instanceId, customerId, belowMicro }: Watched,
): Promise<void> {
  const [account] = await openAccounts(trx, [{ kind: 'balance', customerId }]);
  invariant(account, 'an account that is named is opened');
  await writeWatch(trx, { instanceId, accountId: account.id, belowMicro });
}

/** Stops watching a balance. */
export function forgetWatch(trx: Trx, watched: Omit<Watched, 'belowMicro'>): Promise<void> {
  return removeWatch(trx, watched);
}
