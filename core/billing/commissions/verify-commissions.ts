import type { Deps } from '#core/deps.ts';
import { faultsOf, verifyRows } from '#core/platform/db/verify-rows.ts';
import {
  checkCommissionMoves,
  checkCommissions,
  checkEarners,
} from './verify-commissions.store.ts';

const AT_ONCE = 2_000;

export interface VerifiedCommissions {
  commissions: number;
  /** One sentence per fault. */
  faults: string[];
}

/**
 * Checks that each commission is what its steps and the ledger say, that nothing was released too
 * early, and that all that anybody has earned is held, released or taken back.
 */
export async function verifyCommissions(
  { db }: Pick<Deps, 'db'>,
  instanceId: number,
): Promise<VerifiedCommissions> {
  const { count, faults } = await verifyRows('Commission', (after) =>
    db.inInstance(instanceId, (trx) => checkCommissions(trx, { instanceId, after, most: AT_ONCE })),
  );
  const orphans = await db.inInstance(instanceId, (trx) => checkCommissionMoves(trx, instanceId));
  faults.push(
    ...orphans.map((id) => `Transaction ${id}: it is of a commission that is not there.`),
  );
  const earners = await db.inInstance(instanceId, (trx) => checkEarners(trx, instanceId));
  return { commissions: count, faults: [...faults, ...faultsOf('Customer', earners)] };
}
