import { z } from 'zod';
import { TRY_PROBLEMS } from './try-problems.pure.ts';

export const provider = z
  .object({
    id: z.string(),
    name: z.string(),
    url: z.string(),
    created_at: z.iso.datetime(),
    balance: z.string().nullable().meta({ description: 'As it was told last.' }),
    balance_currency: z.string().nullable(),
    balance_at: z.iso.datetime().nullable(),
    low_balance: z.string().nullable().meta({ description: 'Below it, it gets no orders.' }),
    is_short: z.boolean().meta({ description: 'It gets no orders for want of money.' }),
    check: z
      .object({
        at: z.iso.datetime(),
        problem: z
          .object({
            code: z.enum(TRY_PROBLEMS),
            text: z.string().nullable().meta({ description: 'What the provider said.' }),
          })
          .nullable(),
      })
      .nullable()
      .meta({ description: 'When it was asked for the balance last, and what was wrong.' }),
  })
  .meta({ id: 'Provider' });
export type Provider = z.infer<typeof provider>;

export const providersAnswer = z.object({ data: z.array(provider) });
export const triedProviderAnswer = z.object({ data: provider });
export const providerAnswer = z.object({ data: z.object({ id: z.string() }) });

export const providerPath = z.object({ providerId: z.string().regex(/^\d{1,18}$/) });

export const providerBody = z.strictObject({
  name: z.string().trim().min(1).max(60),
  url: z
    .url({ protocol: /^https?$/ })
    .max(300)
    .regex(/^[!-~]+$/)
    .meta({ description: 'Where it speaks the contract of the trade: https://…/api/v2.' }),
  key: z
    .string()
    .trim()
    .min(1)
    .max(500)
    .regex(/^[!-~]+$/)
    .meta({ description: 'Kept under seal; no answer ever has it.' }),
});

/** What is left out stays as it is. */
export const providerChange = providerBody
  .extend({
    low_balance: z
      .string()
      .trim()
      .regex(/^\d{1,9}(\.\d{1,6})?$/)
      .nullable(),
  })
  .partial();
