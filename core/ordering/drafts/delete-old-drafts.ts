import { z } from 'zod';
import { defineJob } from '#core/platform/jobs/define-job.ts';
import { deleteOld } from '#core/platform/jobs/delete-old.ts';
import { deleteBefore } from './order-draft.store.ts';

/** So long the key of an order stands for it, which such a form has with it. */
const LIFE_MS = 7 * 24 * 60 * 60 * 1000;

/** Removes forms that nobody has come back to. */
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
