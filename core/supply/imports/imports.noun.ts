import type { Noun } from '#core/noun.ts';
import { importRoutes } from './import.routes.ts';
import { providerUseRoutes } from './provider-use.routes.ts';

export const imports: Noun = {
  routes(api, parts) {
    providerUseRoutes(api, parts);
    importRoutes(api, parts);
  },
};
