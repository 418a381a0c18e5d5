import type { Noun } from '#core/noun.ts';
import { taskRoutes } from './task.routes.ts';

export const tasks: Noun = {
  routes: (api, parts) => taskRoutes(api, parts),
};
