import { z } from 'zod';
import { defineJob } from '#core/platform/jobs/define-job.ts';
import { countPairs } from './companion.store.ts';

const AT_ONCE = 200;

/** Counts what is ordered together, in a job of its own so that orders do not wait for it. */
export const countCompanions = defineJob({
  kind: 'count-companions',
  schema: z.strictObject({}),
  maxAttempts: 3,
  async handle({ db }, { signal }) {
    let last: number;
    do {
      last = await db.asSystem((trx) => countPairs(trx, AT_ONCE));
    } while (last === AT_ONCE && !signal.aborted);
  },
});

export const COMPANION_SCHEDULES = [
  {
    name: 'count-companions',
    job: countCompanions,
    instanceId: null,
    payload: {},
    everySeconds: 10 * 60,
  },
];
