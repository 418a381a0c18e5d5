import { z } from 'zod';
import { defineJob } from '#core/platform/jobs/define-job.ts';
import { deleteOldInvitations as deleteBefore } from './invitation.store.ts';

/** So long a team sees whom it has invited in vain. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

export const deleteOldInvitations = defineJob({
  kind: 'delete-old-invitations',
  schema: z.strictObject({}),
  maxAttempts: 3,
  async handle({ db, clock }) {
    const before = new Date(clock.now().getTime() - KEPT_MS);
    await db.asSystem((trx) => deleteBefore(trx, before));
  },
});

export const TEAM_SCHEDULES = [
  {
    name: 'delete-old-invitations',
    job: deleteOldInvitations,
    instanceId: null,
    payload: {},
    everySeconds: 24 * 60 * 60,
  },
];
