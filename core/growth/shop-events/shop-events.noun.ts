import type { Noun } from '#core/noun.ts';
import { eventRoutes } from './event.routes.ts';

export const shopEvents: Noun = {
  routes: (api, parts) => eventRoutes(api, parts),
};
