import type { Noun } from '#core/noun.ts';
import { countryRoutes } from './country.routes.ts';

export const countries: Noun = {
  routes: (api, { answers }) => countryRoutes(api, answers),
};
