import { z } from 'zod';
import { defineJob } from '#core/platform/jobs/define-job.ts';
import { doApart } from '#core/platform/jobs/do-apart.ts';
import { forgetWords, hasWords, listGone, noteForgotten } from './words.store.ts';

/** Erases the links and texts of a deleted customer's orders once these have ended. */
export const forgetWordsOfGone = defineJob({
  kind: 'forget-words-of-gone',
  schema: z.strictObject({}),
  maxAttempts: 3,
  async handle(deps, { signal }) {
    const { db } = deps;
    await doApart(deps, await db.asSystem(listGone), {
      signal,
      work: (owner) =>
        db.inInstance(owner.instanceId, async (trx) => {
          await forgetWords(trx, owner);
          if (!(await hasWords(trx, owner))) await noteForgotten(trx, owner);
        }),
      failure: 'The words of orders of somebody who is gone cannot be erased',
      named: ({ instanceId, customerId }) => ({ instanceId, customerId: String(customerId) }),
    });
  },
});

export const FORGETTING_SCHEDULES = [
  {
    name: 'forget-words-of-gone',
    job: forgetWordsOfGone,
    instanceId: null,
    payload: {},
    everySeconds: 60 * 60,
  },
];
