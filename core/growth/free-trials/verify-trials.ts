import type { Deps } from '#core/deps.ts';
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
  const faults: string[] = [];
  let count = 0;
  let after = 0n;
  for (;;) {
    const asked = { instanceId, after, most: AT_ONCE };
    const page = await db.inInstance(instanceId, (trx) => checkTrials(trx, asked));
    const last = page.at(-1);
    if (!last) return { trials: count, faults };
    count += page.length;
    after = last.id;
    faults.push(
      ...page.flatMap(({ id, faults: own }) => own.map((fault) => `Free trial ${id}: ${fault}.`)),
    );
  }
}
