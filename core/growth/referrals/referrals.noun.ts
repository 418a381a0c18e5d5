import type { Noun } from '#core/noun.ts';
import { ordersPaid } from '#core/ordering/orders/orders-paid.ts';
import { judgeReferral, startReferralCommissions } from './judge-referral.ts';
import { referralRoutes } from './referral.routes.ts';
import { removeClicks, removeDecisions } from './referral.store.ts';

export const referrals: Noun = {
  routes: (api, parts) => referralRoutes(api, parts),
  jobs: [judgeReferral],
  listens: [ordersPaid.call(startReferralCommissions)],
  customerData: {
    async erase({ trx }, customer) {
      await removeDecisions(trx, customer);
      await removeClicks(trx, customer);
    },
  },
};
