import { payTo } from '#core/billing/payouts/payout.contract.ts';
import { ownerProof } from '#core/accounts/two-factor/two-factor.contract.ts';

export const deletionBody = ownerProof.extend({
  pay_to: payTo
    .optional()
    .meta({ description: 'Asked of who has a balance, which is paid out to it.' }),
});
