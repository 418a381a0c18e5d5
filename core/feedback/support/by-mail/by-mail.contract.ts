import { z } from 'zod';

/** Why a mail was not taken. */
export const MAIL_REFUSALS = [
  'unreadable',
  'bounce',
  'automatic',
  'list',
  'loop',
  'unproved',
  'unknown_token',
  'other_address',
  'frozen',
  'empty',
] as const;

export const takenMail = z.object({
  data: z
    .object({
      taken: z.boolean(),
      because: z.enum(MAIL_REFUSALS).nullable().meta({ description: 'Why it was not.' }),
    })
    .meta({ id: 'TakenMail' }),
});
export type TakenMail = z.infer<typeof takenMail>;
