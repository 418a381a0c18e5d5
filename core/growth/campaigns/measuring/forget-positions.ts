import { z } from 'zod';
import { defineJob } from '#core/platform/jobs/define-job.ts';
import { dayOf, KEPT_DAYS } from '../campaign-rules.pure.ts';
import { deletePositionsBefore } from './position.store.ts';

const AT_ONCE = 5_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes what was measured more than a year ago. */
export const forgetPositions = defineJob({
  kind: 'forget-campaign-positions',
  schema: z.strictObject({}),
  maxAttempts: 3,
  async handle({ db, clock }, { signal }) {
    const day = dayOf(new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS));
    for (;;) {
      const deleted = await db.asSystem((trx) =>
        deletePositionsBefore(trx, { day, most: AT_ONCE }),
      );
      if (deleted < AT_ONCE || signal.aborted) return;
    }
  },
});

export const FORGETTING_SCHEDULES = [
  {
    name: 'forget-campaign-positions',
    job: forgetPositions,
    instanceId: null,
    payload: {},
    everySeconds: 86_400,
  },
];
