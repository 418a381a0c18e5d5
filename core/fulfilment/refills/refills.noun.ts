import type { Noun } from '#core/noun.ts';
import { mailRefill } from './mail-refill.ts';
import { refillRoutes } from './refill.routes.ts';

export const refills: Noun = {
  routes: (api, parts) => refillRoutes(api, parts),
  jobs: [mailRefill],
};
