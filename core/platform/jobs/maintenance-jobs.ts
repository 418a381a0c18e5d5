import { z } from 'zod';
import { defineJob } from './define-job.ts';
import { deleteEndedJobs } from './job.store.ts';
import type { Schedule } from './schedule.store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const DONE_DAYS = 7;
/** Longer, because a dead job is what somebody still has to look at. */
const DEAD_DAYS = 90;
const AT_ONCE = 1000;

const nothing = z.strictObject({});

export const deleteFinishedJobs = defineJob({
  kind: 'delete-finished-jobs',
  schema: nothing,
  maxAttempts: 3,
  async handle({ db, clock }, { signal }) {
    const now = clock.now().getTime();
    const ended = {
      doneBefore: new Date(now - DONE_DAYS * DAY_MS),
      deadBefore: new Date(now - DEAD_DAYS * DAY_MS),
      limit: AT_ONCE,
    };
    // Small transactions, so that nothing else waits long for the embedded one's only connection.
    let deleted: bigint;
    do {
      deleted = await db.asSystem((trx) => deleteEndedJobs(trx, ended));
    } while (deleted === BigInt(AT_ONCE) && !signal.aborted);
  },
});

export const maintainDatabase = defineJob({
  kind: 'maintain-database',
  schema: nothing,
  maxAttempts: 3,
  handle: ({ db }) => db.maintain(),
});

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 24 * 60 * MINUTE_SECONDS;

export const MAINTENANCE_SCHEDULES: Schedule[] = [
  {
    name: 'delete-finished-jobs',
    job: deleteFinishedJobs,
    instanceId: null,
    payload: {},
    everySeconds: DAY_SECONDS,
  },
  {
    name: 'maintain-database',
    job: maintainDatabase,
    instanceId: null,
    payload: {},
    everySeconds: 5 * MINUTE_SECONDS,
  },
];
