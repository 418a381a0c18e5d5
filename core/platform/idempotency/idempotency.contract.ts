import { z } from 'zod';

export const idempotencyHeaders = z.object({
  'idempotency-key': z
    .string()
    .optional()
    .meta({
      description:
        'Made by the client, the same for each try of one call; at most 255 characters. Without it ' +
        'each try is another call.',
    }),
});
