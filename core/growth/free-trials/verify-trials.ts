import type { Deps } from '#core/deps.ts';
import { verifyRows } from '#core/platform/db/verify-rows.ts';
import { checkTrials } from './verify-trials.store.ts';

const AT_ONCE = 2_000;

export interface VerifiedTrials {
  /** Those that were approved. */
  trials: number;
  /** One sentence per fault. */
  faults: string[];
}

/** Checks that each approved trial has the free order that was promised, and nobody else's. */
export async function verifyTrials(
  { db }: Pick<Deps, 'db'>,
  instanceId: number,
): Promise<VerifiedTrials> {
  const { count, faults } = await verifyRows('Free trial', (after) =>
    db.inInstance(instanceId, (trx) => checkTrials(trx, { instanceId, after, most: AT_ONCE })),
  );
  return { trials: count, faults };
}
