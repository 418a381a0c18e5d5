import type { Noun } from '#core/noun.ts';
import { ownDataRoutes } from './own-data.routes.ts';

export const deletion: Noun = {
  routes: (api, parts) => ownDataRoutes(api, parts),
};
