import { readOwnWithdrawals } from './withdrawal.store.ts';
import type { Trx } from '#core/platform/db/database.ts';

/** What comes back to the earnings of a customer who leaves, since staff have not decided on it. */
export async function sumRequested(
  trx: Trx,
  owner: { instanceId: number; customerId: bigint },
): Promise<bigint> {
  const rows = await readOwnWithdrawals(trx, {
    ...{ ...owner, statuses: ['requested'], before: undefined, most: 100_000 },
  });
  return rows.reduce((sum, { amount_micro: micro }) => sum + micro, 0n);
}
