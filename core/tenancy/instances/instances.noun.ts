import type { Noun } from '#core/noun.ts';
import { instanceRoutes } from './instance.routes.ts';

export const instances: Noun = {
  routes: (api, parts) => instanceRoutes(api, parts, parts.answers),
};
