import type { Noun } from '#core/noun.ts';
import { catalogueRoutes } from './catalogue.routes.ts';

export const services: Noun = {
  routes: (api, { catalogues, answers }) => catalogueRoutes(api, catalogues, answers),
};
