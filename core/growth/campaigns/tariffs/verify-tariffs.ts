import type { Deps } from '#core/deps.ts';
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
  const faults: string[] = [];
  let count = 0;
  let after = 0n;
  for (;;) {
    const asked = { instanceId, after, most: AT_ONCE };
    const page = await db.inInstance(instanceId, (trx) => checkTariffs(trx, asked));
    const last = page.at(-1);
    if (!last) return { tariffs: count, faults };
    count += page.length;
    after = last.id;
    faults.push(
      ...page.flatMap(({ id, faults: own }) => own.map((fault) => `Plan ${id}: ${fault}.`)),
    );
  }
}
