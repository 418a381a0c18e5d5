import type { Noun } from '#core/noun.ts';
import { deleteFinishedJobs, MAINTENANCE_SCHEDULES, maintainDatabase } from './maintenance-jobs.ts';

export const jobs: Noun = {
  jobs: [deleteFinishedJobs, maintainDatabase],
  schedules: MAINTENANCE_SCHEDULES,
};
