import type { Noun } from '#core/noun.ts';
import { hostRoutes } from './host.routes.ts';

export const hosts: Noun = {
  routes: (api, parts) => hostRoutes(api, parts),
};
