import type { Noun } from '#core/noun.ts';
import { reportRoutes } from './report.routes.ts';

export const reports: Noun = {
  routes: (api, parts) => reportRoutes(api, parts),
};
