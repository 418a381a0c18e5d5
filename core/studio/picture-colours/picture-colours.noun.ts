import type { Noun } from '#core/noun.ts';
import { pictureColoursRoutes } from './picture-colours.routes.ts';

export const pictureColours: Noun = {
  routes: (api, parts) => pictureColoursRoutes(api, parts),
};
