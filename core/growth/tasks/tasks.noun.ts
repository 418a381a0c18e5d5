import type { Noun } from '#core/noun.ts';
import { checkData } from './check-data.ts';
import { givePlacesBack } from './give-places-back.ts';
import { rewardChecks, TASK_SCHEDULES } from './reward-checks.ts';
import { taskRoutes } from './task.routes.ts';

export const tasks: Noun = {
  routes: (api, parts) => taskRoutes(api, parts),
  jobs: [givePlacesBack, rewardChecks],
  schedules: TASK_SCHEDULES,
  customerData: checkData,
};
