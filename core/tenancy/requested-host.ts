import type { Context } from 'hono';
import type { CoreEnv, RequestOrigin } from '#core/http/core-env.ts';
import { canonicalHost } from './host.ts';

/**
 * The host a visitor asked for. X-Forwarded-Host is everybody's to send, so it counts only when
 * the caller vouches for the connection; of several, the first is the visitor's.
 */
export function requestedHost(c: Context<CoreEnv>): string | undefined {
  const origin = c.env as RequestOrigin | undefined; // `core.fetch(request)` leaves it out.
  const forwarded = origin?.trusted ? c.req.header('x-forwarded-host')?.split(',')[0] : undefined;
  const said = origin?.host ?? forwarded ?? c.req.header('host') ?? new URL(c.req.url).host;
  return canonicalHost(said);
}
