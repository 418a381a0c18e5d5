import { z } from 'zod';
import { defineJob } from '#core/platform/jobs/define-job.ts';
import { deleteOld } from '#core/platform/jobs/delete-old.ts';
import { CALL_DAYS } from './api-call-rules.pure.ts';
import { deleteCallsBefore } from './api-call.store.ts';

const LIFE_MS = CALL_DAYS * 24 * 60 * 60 * 1000;

export const deleteOldCalls = defineJob({
  kind: 'delete-old-api-calls',
  schema: z.strictObject({}),
  maxAttempts: 3,
  handle: (deps, { signal }) =>
    deleteOld(deps, { lifeMs: LIFE_MS, signal, deleteBefore: deleteCallsBefore }),
});

export const CALL_SCHEDULES = [
  {
    name: 'delete-old-api-calls',
    job: deleteOldCalls,
    instanceId: null,
    payload: {},
    everySeconds: 60 * 60,
  },
];
