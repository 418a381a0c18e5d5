import { z } from 'zod';
import { knownPassword } from '../passwords/password.contract.ts';
import { secondFactorCode } from '../two-factor/two-factor.contract.ts';

export const deletionBody = z.object({
  current_password: knownPassword
    .optional()
    .meta({ description: 'Asked of everybody who has a password.' }),
  code: secondFactorCode
    .optional()
    .meta({ description: 'Asked of who signs in with two factors.' }),
});
