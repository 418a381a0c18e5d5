import type { Noun } from '#core/noun.ts';
import { twoFactorRoutes } from './two-factor.routes.ts';

export const twoFactor: Noun = {
  routes: (api, parts) => twoFactorRoutes(api, parts),
};
