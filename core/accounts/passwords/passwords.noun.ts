import type { Noun } from '#core/noun.ts';
import { mailPasswordReset } from './ask-for-reset.ts';
import { passwordRoutes } from './password.routes.ts';

export const passwords: Noun = {
  routes: (api, parts) => passwordRoutes(api, parts),
  jobs: [mailPasswordReset],
};
