import type { Deps } from '#core/deps.ts';
import { verifyRows } from '#core/platform/db/verify-rows.ts';
import { checkHolds, checkWithdrawals } from './verify-withdrawals.store.ts';

const AT_ONCE = 2_000;

export interface VerifiedWithdrawals {
  withdrawals: number;
  /** One sentence per fault. */
  faults: string[];
}

/**
 * Checks that what is open is held, what is paid has left once, what came to nothing is back, and
 * that nothing is held for what is not there.
 */
export async function verifyWithdrawals(
  { db }: Pick<Deps, 'db'>,
  instanceId: number,
): Promise<VerifiedWithdrawals> {
  const { count, faults } = await verifyRows('Withdrawal', (after) =>
    db.inInstance(instanceId, (trx) => checkWithdrawals(trx, { instanceId, after, most: AT_ONCE })),
  );
  const orphans = await db.inInstance(instanceId, (trx) => checkHolds(trx, instanceId));
  faults.push(
    ...orphans.map((id) => `Transaction ${id}: it is of a withdrawal that is not there.`),
  );
  return { withdrawals: count, faults };
}
