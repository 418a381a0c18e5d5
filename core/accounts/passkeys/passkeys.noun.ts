import type { Noun } from '#core/noun.ts';
import { passkeyRoutes } from './passkey.routes.ts';

export const passkeys: Noun = {
  routes: (api, parts) => passkeyRoutes(api, parts),
};
