import { z } from 'zod';

export const provider = z
  .object({
    id: z.string(),
    name: z.string(),
    url: z.string(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'Provider' });
export type Provider = z.infer<typeof provider>;

export const providersAnswer = z.object({ data: z.array(provider) });
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
export const providerChange = providerBody.partial();
