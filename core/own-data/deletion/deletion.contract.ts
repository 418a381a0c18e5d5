import { z } from 'zod';
import { payTo } from '#core/billing/payouts/payout.contract.ts';
import { knownPassword } from '#core/accounts/passwords/password.contract.ts';
import { secondFactorCode } from '#core/accounts/two-factor/two-factor.contract.ts';

export const deletionBody = z.object({
  current_password: knownPassword
    .optional()
    .meta({ description: 'Asked of everybody who has a password.' }),
  code: secondFactorCode
    .optional()
    .meta({ description: 'Asked of who signs in with two factors.' }),
  pay_to: payTo
    .optional()
    .meta({ description: 'Asked of who has a balance, which is paid out to it.' }),
});
