import { z } from 'zod';
import { bigId } from '#core/platform/http/wire.contract.ts';

export const impersonationBody = z.object({
  customer_id: bigId,
  reason: z.string().trim().min(5).max(300),
});

export const impersonationAnswer = z.object({
  data: z
    .object({
      token: z
        .string()
        .meta({ description: 'For `/impersonate?token=`; good once, for a minute.' }),
    })
    .meta({ id: 'Impersonation' }),
});
