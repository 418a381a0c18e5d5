import type { Noun } from '#core/noun.ts';
import { apiTokenRoutes } from './api-token.routes.ts';
import { eraseApiTokens, exportApiTokens } from './export-tokens.ts';

export const apiTokens: Noun = {
  routes: (api, parts) => apiTokenRoutes(api, parts),
  customerData: {
    export: async (trx, customer) => ({ api_tokens: await exportApiTokens(trx, customer) }),
    erase: ({ trx }, customer) => eraseApiTokens(trx, customer),
  },
};
