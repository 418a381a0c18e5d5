import { z } from 'zod';
import { defineJob } from '#core/platform/jobs/define-job.ts';
import { deleteOld } from '#core/platform/jobs/delete-old.ts';
import { deleteBefore } from './notice.store.ts';

const LIFE_MS = 90 * 24 * 60 * 60 * 1000;

/** Removes what has been told long ago; orders and statements keep it. */
export const deleteOldNotices = defineJob({
  kind: 'delete-old-notices',
  schema: z.strictObject({}),
  maxAttempts: 3,
  handle: (deps, { signal }) => deleteOld(deps, { lifeMs: LIFE_MS, signal, deleteBefore }),
});

export const NOTICE_SCHEDULES = [
  {
    name: 'delete-old-notices',
    job: deleteOldNotices,
    instanceId: null,
    payload: {},
    everySeconds: 60 * 60,
  },
];
