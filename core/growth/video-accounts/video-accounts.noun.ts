import type { Noun } from '#core/noun.ts';
import { videoAccountData } from './keep-video-accounts.ts';
import { videoAccountRoutes } from './video-account.routes.ts';

export const videoAccounts: Noun = {
  routes: (api, parts) => videoAccountRoutes(api, parts),
  customerData: videoAccountData,
};
