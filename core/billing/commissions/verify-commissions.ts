import type { Deps } from '#core/deps.ts';
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
  const faults: string[] = [];
  let count = 0;
  let after = 0n;
  for (;;) {
    const asked = { instanceId, after, most: AT_ONCE };
    const page = await db.inInstance(instanceId, (trx) => checkCommissions(trx, asked));
    const last = page.at(-1);
    if (!last) break;
    count += page.length;
    after = last.id;
    faults.push(...sentences('Commission', page));
  }
  const orphans = await db.inInstance(instanceId, (trx) => checkCommissionMoves(trx, instanceId));
  faults.push(
    ...orphans.map((id) => `Transaction ${id}: it is of a commission that is not there.`),
  );
  const earners = await db.inInstance(instanceId, (trx) => checkEarners(trx, instanceId));
  return { commissions: count, faults: [...faults, ...sentences('Customer', earners)] };
}

const sentences = (what: string, found: readonly { id: bigint; faults: string[] }[]): string[] =>
  found.flatMap(({ id, faults }) => faults.map((fault) => `${what} ${id}: ${fault}.`));
