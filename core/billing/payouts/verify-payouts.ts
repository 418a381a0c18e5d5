import type { Deps } from '#core/deps.ts';
import { verifyRows } from '#core/platform/db/verify-rows.ts';
import { checkPaidOut, checkPayouts } from './verify-payouts.store.ts';

const AT_ONCE = 2_000;

export interface VerifiedPayouts {
  payouts: number;
  /** One sentence per fault. */
  faults: string[];
}

/** Checks that payouts owed are in the ledger, and paid ones no longer are. */
export async function verifyPayouts(
  { db }: Pick<Deps, 'db'>,
  instanceId: number,
): Promise<VerifiedPayouts> {
  const { count, faults } = await verifyRows('Payout', (after) =>
    db.inInstance(instanceId, (trx) => checkPayouts(trx, { instanceId, after, most: AT_ONCE })),
  );
  const orphans = await db.inInstance(instanceId, (trx) => checkPaidOut(trx, instanceId));
  faults.push(...orphans.map((id) => `Transaction ${id}: it is of a payout that is not there.`));
  return { payouts: count, faults };
}
