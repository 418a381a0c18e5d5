import type { Noun } from '#core/noun.ts';
import { socialRoutes } from './social.routes.ts';

export const social: Noun = {
  routes: (api, parts) => socialRoutes(api, parts),
};
