import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '#core/clock.ts';
import type { SocialService, SocialServices } from './social-service.ts';

const AUTHORIZE = 'https://oauth.telegram.org/auth';
const FRESH_SECONDS = 600;

const signed = z.looseObject({
  id: z.coerce.string().regex(/^\d{1,20}$/),
  first_name: z.string().default(''),
  last_name: z.string().optional(),
  username: z.string().optional(),
  auth_date: z.coerce.number().int(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
});

/** It signs what it says with the bot's token, and knows no addresses. */
export function telegramService(
  { botToken }: NonNullable<SocialServices['telegram']>,
  clock: Clock,
): SocialService {
  return {
    provider: 'telegram',
    addressFor: ({ state, callback }) =>
      `${AUTHORIZE}?${new URLSearchParams({
        bot_id: botToken.split(':')[0] ?? '',
        origin: new URL(callback).origin,
        request_access: 'write',
        return_to: `${callback}?state=${state}`,
      }).toString()}`,
    readPerson: ({ tgAuthResult: result }) => {
      const parsed = signed.safeParse(decode(result));
      if (!parsed.success || !isSigned(botToken, parsed.data)) return Promise.resolve(undefined);
      const { id, first_name: first, last_name: last, username, auth_date: at } = parsed.data;
      const age = clock.now().getTime() / 1000 - at;
      if (age > FRESH_SECONDS) return Promise.resolve(undefined);
      const name = [first, last].filter(Boolean).join(' ');
      return Promise.resolve({ subject: id, name, ...(username && { username }) });
    },
  };
}

function isSigned(botToken: string, { hash, ...fields }: z.infer<typeof signed>): boolean {
  const lines = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${String(value)}`)
    .sort();
  const key = createHash('sha256').update(botToken).digest();
  const right = createHmac('sha256', key).update(lines.join('\n')).digest();
  return timingSafeEqual(right, Buffer.from(hash, 'hex'));
}

function decode(result: unknown): unknown {
  if (typeof result !== 'string') return undefined;
  try {
    return JSON.parse(Buffer.from(result, 'base64').toString());
  } catch {
    return undefined;
  }
}

/** Telegram answers behind the `#`, which no server sees: this page sends it on in the query. */
const SCRIPT = `const given = location.hash.slice(1);
location.replace(location.pathname + location.search + '&' + (/^tgAuthResult=/.test(given) ? given : 'tgAuthResult='));`;

export function fragmentPage(): Response {
  const hash = createHash('sha256').update(SCRIPT).digest('base64');
  return new Response(
    `<!doctype html><meta charset="utf-8"><title>…</title><script>${SCRIPT}</script>`,
    {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': `default-src 'none'; script-src 'sha256-${hash}'; frame-ancestors 'none'`,
        'referrer-policy': 'no-referrer',
      },
    },
  );
}
