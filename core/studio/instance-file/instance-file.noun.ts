import type { Noun } from '#core/noun.ts';
import { instanceFileRoutes } from './instance-file.routes.ts';

export const instanceFile: Noun = {
  routes: (api, parts) => instanceFileRoutes(api, parts),
};
