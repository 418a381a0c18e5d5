import type { Noun } from '#core/noun.ts';
import { ACCOUNT_SCHEDULES, deleteExpiredAccess } from './cleanup-jobs.ts';
import { sessionRoutes } from './session.routes.ts';

export const sessions: Noun = {
  routes: (api, parts) => sessionRoutes(api, parts),
  jobs: [deleteExpiredAccess],
  schedules: ACCOUNT_SCHEDULES,
};
