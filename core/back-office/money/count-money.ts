import { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import { defineJob } from '#core/platform/jobs/define-job.ts';
import { countProviderDays, countTransactions, listUncounted } from './count-money.store.ts';

const TRANSACTIONS_AT_ONCE = 1_000;
const DAYS_AT_ONCE = 10;

/** Counts all that is not counted yet, in small transactions. */
export async function countMoney(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  signal?: AbortSignal,
): Promise<void> {
  const instances = await db.asSystem((trx) => listUncounted(trx));
  for (const instanceId of instances) {
    const at = { instanceId, now: clock.now() };
    for (let counted = TRANSACTIONS_AT_ONCE; counted === TRANSACTIONS_AT_ONCE;) {
      if (signal?.aborted) return;
      const most = TRANSACTIONS_AT_ONCE;
      counted = await db.inInstance(instanceId, (trx) => countTransactions(trx, { ...at, most }));
    }
    for (let counted = DAYS_AT_ONCE; counted === DAYS_AT_ONCE;) {
      if (signal?.aborted) return;
      const most = DAYS_AT_ONCE;
      counted = await db.inInstance(instanceId, (trx) => countProviderDays(trx, { ...at, most }));
    }
  }
}

export const countMoneyJob = defineJob({
  kind: 'count-money',
  schema: z.strictObject({}),
  maxAttempts: 3,
  handle: (deps, { signal }) => countMoney(deps, signal),
});

export const MONEY_SCHEDULES = [
  { name: 'count-money', job: countMoneyJob, instanceId: null, payload: {}, everySeconds: 30 },
];
