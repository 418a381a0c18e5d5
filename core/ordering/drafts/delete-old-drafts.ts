import { z } from 'zod';
import { defineJob } from '#core/platform/jobs/define-job.ts';
import { deleteOld } from '#core/platform/jobs/delete-old.ts';
import { deleteBefore } from './order-draft.store.ts';

/** The form holds the order's idempotency key, which is valid for as long. */
const LIFE_MS = 7 * 24 * 60 * 60 * 1000;

/** Deletes saved forms that were not used again. */
export const deleteOldDrafts = defineJob({
  kind: 'delete-old-drafts',
  schema: z.strictObject({}),
  maxAttempts: 3,
  handle: (deps, { signal }) => deleteOld(deps, { lifeMs: LIFE_MS, signal, deleteBefore }),
});

export const DRAFT_SCHEDULES = [
  {
    name: 'delete-old-drafts',
    job: deleteOldDrafts,
    instanceId: null,
    payload: {},
    everySeconds: 60 * 60,
  },
];
