import type { Noun } from '#core/noun.ts';
import { profileChangeRoutes } from './profile-change.routes.ts';
import { profileRoutes } from './profile.routes.ts';

export const profile: Noun = {
  routes(api, parts) {
    profileRoutes(api, parts);
    profileChangeRoutes(api, parts);
  },
};
