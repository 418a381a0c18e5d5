import type { Noun } from '#core/noun.ts';
import { payoutRoutes } from './payout.routes.ts';

export const payouts: Noun = {
  routes: (api, parts) => payoutRoutes(api, parts),
};
