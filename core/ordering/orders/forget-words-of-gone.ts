import { z } from 'zod';
import { defineJob } from '#core/platform/jobs/define-job.ts';
import { forgetWords, hasWords, listGone, noteForgotten } from './words.store.ts';

/** Erases the links and texts of a deleted customer's orders once these have ended. */
export const forgetWordsOfGone = defineJob({
  kind: 'forget-words-of-gone',
  schema: z.strictObject({}),
  maxAttempts: 3,
  async handle({ db }, { signal }) {
    for (const owner of await db.asSystem(listGone)) {
      if (signal.aborted) return;
      await db.inInstance(owner.instanceId, async (trx) => {
        await forgetWords(trx, owner);
        if (!(await hasWords(trx, owner))) await noteForgotten(trx, owner);
      });
    }
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
