import type { Noun } from '#core/noun.ts';
import { publishingRoutes } from './publishing.routes.ts';

export const publishing: Noun = {
  routes: (api, parts) => publishingRoutes(api, parts),
};
