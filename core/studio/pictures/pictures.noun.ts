import type { Noun } from '#core/noun.ts';
import { pictureRoutes } from './picture.routes.ts';

export const pictures: Noun = {
  routes: (api, parts) => pictureRoutes(api, parts),
};
