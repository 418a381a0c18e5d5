import type { Deps } from '#core/deps.ts';
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
  const faults: string[] = [];
  let count = 0;
  let after = 0n;
  for (;;) {
    const asked = { instanceId, after, most: AT_ONCE };
    const page = await db.inInstance(instanceId, (trx) => checkPayouts(trx, asked));
    const last = page.at(-1);
    if (!last) break;
    count += page.length;
    after = last.id;
    faults.push(
      ...page.flatMap(({ id, faults: own }) => own.map((fault) => `Payout ${id}: ${fault}.`)),
    );
  }
  const orphans = await db.inInstance(instanceId, (trx) => checkPaidOut(trx, instanceId));
  faults.push(...orphans.map((id) => `Transaction ${id}: it is of a payout that is not there.`));
  return { payouts: count, faults };
}
