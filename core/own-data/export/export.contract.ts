import { z } from 'zod';
import { knownPassword } from '#core/accounts/passwords/password.contract.ts';

export const exportBody = z.object({
  current_password: knownPassword
    .optional()
    .meta({ description: 'Asked of everybody who has a password.' }),
});

export const exportAnswer = z.object({
  data: z
    .record(z.string(), z.unknown())
    .meta({ id: 'DataExport', description: 'All that is kept of the customer, by what it is.' }),
});
