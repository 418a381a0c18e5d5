import type { Noun } from '#core/noun.ts';
import { apiV2Routes } from './api-v2.routes.ts';

export const apiV2: Noun = {
  ownCallerRoutes: (api, parts) => apiV2Routes(api, parts),
};
