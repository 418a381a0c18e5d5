import type { Noun } from '#core/noun.ts';
import { registrationRoutes } from './registration.routes.ts';

export const registration: Noun = {
  routes: (api, parts) => registrationRoutes(api, parts),
};
