import { z } from 'zod';
import { ownerProof } from '#core/accounts/two-factor/two-factor.contract.ts';
import { parseAmount } from '#core/money/money.ts';
import { bigId, id, wireAmount } from '#core/platform/http/wire.contract.ts';
import { API_SCOPES, LONGEST_NAME, MOST_ADDRESSES, MOST_SERVICES } from './api-token-rules.pure.ts';

const LONGEST_ADDRESS = 64;

const secret = z.object({
  id: bigId,
  hint: z.string().meta({ description: 'How it begins and ends.' }),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable().meta({ description: 'To the minute.' }),
  last_used_address: z.string().nullable(),
});

const scope = z.enum(API_SCOPES).meta({
  description: '`read`: look. `order`: order and spend. `manage`: cancel and ask for refills.',
});

const apiToken = z
  .object({
    id: bigId,
    name: z.string(),
    is_main: z.boolean().meta({ description: 'The one that /api/v1/api-token is about.' }),
    is_test: z.boolean().meta({
      description: 'Orders by it are simulated, cost nothing and are counted nowhere.',
    }),
    scopes: z.array(scope),
    addresses: z.array(z.string()).meta({ description: 'Where calls may come from.' }),
    service_ids: z.array(id).meta({
      description:
        'What it may order, and whose orders it may see and change; none is all of them.',
    }),
    daily_cap: wireAmount.nullable().meta({ description: 'What it may spend on a day, in UTC.' }),
    spent_today: wireAmount,
    expires_at: z.iso.datetime().nullable(),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().nullable(),
    secrets: z.array(secret).meta({
      description: 'The latest first; two where it was renewed and the old one is still good.',
    }),
  })
  .meta({ id: 'ApiToken' });
export type ApiToken = z.infer<typeof apiToken>;

const newToken = apiToken
  .extend({ token: z.string().meta({ description: 'Shown this once.' }) })
  .meta({ id: 'NewApiToken' });
export type NewApiToken = z.infer<typeof newToken>;

export const apiTokenAnswer = z.object({ data: apiToken.nullable() });
export const apiTokensAnswer = z.object({ data: z.array(apiToken) });
export const newApiTokenAnswer = z.object({ data: newToken });

const cap = z
  .string()
  .max(30)
  .refine((text) => (parseAmount(text) ?? 0n) > 0n, { params: { code: 'invalid_format' } });

export const createApiTokenBody = ownerProof.extend({
  name: z.string().trim().min(1).max(LONGEST_NAME),
  is_test: z.boolean().default(false),
  scopes: z
    .array(scope)
    .min(1)
    .max(API_SCOPES.length)
    .default([...API_SCOPES]),
  addresses: z.array(z.string().trim().max(LONGEST_ADDRESS)).max(MOST_ADDRESSES).default([]),
  service_ids: z.array(id).max(MOST_SERVICES).default([]),
  daily_cap: cap.nullish(),
  expires_at: z.iso.datetime().nullish(),
});
export type CreateApiTokenInput = z.infer<typeof createApiTokenBody>;

/** Ids too long to exist are answered as not found. */
export const apiTokenPath = z.object({ apiTokenId: z.string().max(100) });
export const apiSecretPath = apiTokenPath.extend({ secretId: z.string().max(100) });
