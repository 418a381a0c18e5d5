import type { Noun } from '#core/noun.ts';
import { loginRoutes } from './login.routes.ts';

export const login: Noun = {
  routes: (api, parts) => loginRoutes(api, parts),
};
