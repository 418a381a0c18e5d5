import type { Noun } from '#core/noun.ts';
import { unsubscribeRoutes } from './unsubscribe.routes.ts';

export const notifications: Noun = {
  routes: (api, parts) => unsubscribeRoutes(api, parts),
};
