import type { Noun } from '#core/noun.ts';
import { assetRoutes } from './asset.routes.ts';

export const assets: Noun = {
  routes: (api, parts) => assetRoutes(api, parts),
};
