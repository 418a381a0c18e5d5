import type { Deps } from '#core/deps.ts';
import { verifyRows } from '#core/platform/db/verify-rows.ts';
import { checkTariffs } from './verify-tariffs.store.ts';

const AT_ONCE = 1_000;

export interface VerifiedTariffs {
  tariffs: number;
  /** One sentence per fault. */
  faults: string[];
}

/** Checks that each plan has paid what the ledger says, month by month. */
export async function verifyTariffs(
  { db }: Pick<Deps, 'db'>,
  instanceId: number,
): Promise<VerifiedTariffs> {
  const { count, faults } = await verifyRows('Plan', (after) =>
    db.inInstance(instanceId, (trx) => checkTariffs(trx, { instanceId, after, most: AT_ONCE })),
  );
  return { tariffs: count, faults };
}
