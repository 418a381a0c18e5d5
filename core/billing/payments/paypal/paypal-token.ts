import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '#core/clock.ts';
import type { Outbound } from '#core/platform/outbound/outbound.ts';
import { callProvider } from '../accounts/call-provider.ts';
import type { PaypalKeys } from '../accounts/payment-account.contract.ts';

interface Token {
  value: string;
  endsAt: number;
}

/** A token may not end while a call is under way. */
const MARGIN_MS = 60_000;

/** Kept in this process only. */
const tokens = new Map<string, Token>();

const answer = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive(),
});

interface Whose {
  host: string;
  keys: PaypalKeys;
}

interface Asked extends Whose {
  outbound: Outbound;
  clock: Clock;
  saidIn: (body: unknown) => string | undefined;
}

export async function tokenFor(asked: Asked): Promise<string> {
  const { outbound, clock, host, keys, saidIn } = asked;
  const now = clock.now().getTime();
  const known = tokens.get(nameOf(asked));
  if (known && known.endsAt > now) return known.value;
  for (const [name, { endsAt }] of tokens) if (endsAt <= now) tokens.delete(name);
  const basic = Buffer.from(`${keys.client_id}:${keys.client_secret}`).toString('base64');
  const { access_token: value, expires_in: seconds } = await callProvider(outbound, {
    ...{ url: `${host}/v1/oauth2/token`, method: 'POST', answer, saidIn },
    headers: {
      authorization: `Basic ${basic}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
    secrets: [keys.client_secret, basic],
  });
  tokens.set(nameOf(asked), { value, endsAt: now + seconds * 1000 - MARGIN_MS });
  return value;
}

export function forgetToken(whose: Whose): void {
  tokens.delete(nameOf(whose));
}

const nameOf = ({ host, keys }: Whose): string =>
  createHash('sha256')
    .update(JSON.stringify([host, keys.client_id, keys.client_secret]))
    .digest('base64url');
