import type { Noun } from '#core/noun.ts';
import { providerRoutes } from './provider.routes.ts';
import { PROVIDER_SCHEDULES, watchBalances } from './watch-balances.ts';

export const providers: Noun = {
  routes: (api, parts) => providerRoutes(api, parts),
  jobs: [watchBalances],
  schedules: PROVIDER_SCHEDULES,
};
