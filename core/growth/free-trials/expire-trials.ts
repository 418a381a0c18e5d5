import { z } from 'zod';
import { defineJob } from '#core/platform/jobs/define-job.ts';
import { expireTracked } from './free-trial.store.ts';

/** They hold no place from that moment on; this is for whoever looks for them by their status. */
export const expireTrials = defineJob({
  kind: 'expire-free-trials',
  schema: z.strictObject({}),
  maxAttempts: 3,
  handle: ({ db, clock }) => db.asSystem((trx) => expireTracked(trx, clock.now())),
});

export const TRIAL_SCHEDULES = [
  {
    name: 'expire-free-trials',
    job: expireTrials,
    instanceId: null,
    payload: {},
    everySeconds: 10 * 60,
  },
];
