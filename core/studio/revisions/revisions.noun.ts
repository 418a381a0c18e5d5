import type { Noun } from '#core/noun.ts';
import { revisionRoutes } from './revision.routes.ts';

export const revisions: Noun = {
  routes: (api, parts) => revisionRoutes(api, parts),
};
