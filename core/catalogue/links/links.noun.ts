import type { Noun } from '#core/noun.ts';
import { linkRoutes } from './link.routes.ts';

export const links: Noun = {
  routes: (api, parts) => linkRoutes(api, parts),
};
