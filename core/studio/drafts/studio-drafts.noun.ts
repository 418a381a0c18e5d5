import type { Noun } from '#core/noun.ts';
import { studioDraftRoutes } from './draft.routes.ts';

export const studioDrafts: Noun = {
  routes: (api, parts) => studioDraftRoutes(api, parts),
};
