import { z } from 'zod';
import { defineJob } from '#core/platform/jobs/define-job.ts';
import { deleteOld } from '#core/platform/jobs/delete-old.ts';
import { EVENT_DAYS } from './event-types.pure.ts';
import { deleteEventsBefore } from './event.store.ts';

const LIFE_MS = EVENT_DAYS * 24 * 60 * 60 * 1000;

/** Removes events that are too old, with what was sent of them. */
export const deleteOldEvents = defineJob({
  kind: 'delete-old-events',
  schema: z.strictObject({}),
  maxAttempts: 3,
  handle: (deps, { signal }) =>
    deleteOld(deps, { lifeMs: LIFE_MS, signal, deleteBefore: deleteEventsBefore }),
});

export const EVENT_SCHEDULES = [
  {
    name: 'delete-old-events',
    job: deleteOldEvents,
    instanceId: null,
    payload: {},
    everySeconds: 60 * 60,
  },
];
