import type { Noun } from '#core/noun.ts';
import { exportPublications } from './own-revisions.ts';
import { revisionRoutes } from './revision.routes.ts';

export const revisions: Noun = {
  routes: (api, parts) => revisionRoutes(api, parts),
  customerData: { exportPages: { publications: exportPublications } },
};
