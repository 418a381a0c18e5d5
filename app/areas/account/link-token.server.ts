import { z } from 'zod';
import { oneTimeToken } from '#core/accounts/one-time/one-time.contract.ts';

/** The secret in the link of a mail. What cannot be one is told as one that is used up. */
export const linkToken = z
  .string()
  .default('')
  .refine((token) => oneTimeToken.safeParse(token).success, { params: { code: 'expired' } });
