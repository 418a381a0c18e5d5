import type { Noun } from '#core/noun.ts';
import { impersonationRoutes } from './impersonation.routes.ts';

export const impersonation: Noun = {
  routes: (api, parts) => impersonationRoutes(api, parts),
};
