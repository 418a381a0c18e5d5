import type { Noun } from '#core/noun.ts';
import { openapiRoutes } from './openapi.routes.ts';

export const openapi: Noun = {
  routes: (api, { answers }) => openapiRoutes(api, answers),
};
