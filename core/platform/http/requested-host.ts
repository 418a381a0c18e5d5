import type { Context } from 'hono';
import type { CoreEnv } from './core-env.ts';
import { originOf } from './request-origin.ts';
import { canonicalHost } from './host.ts';

/** The host a visitor asked for, in its canonical form. */
export function requestedHost(c: Context<CoreEnv>): string | undefined {
  return canonicalHost(saidHost(c));
}

/**
 * The host as it was said, with its port. X-Forwarded-Host is everybody's to send, so it counts
 * only when the caller vouches for the connection; of several, the last is what
 * our own proxy has added.
 */
export function saidHost(c: Context<CoreEnv>): string {
  const origin = originOf(c);
  const forwarded = origin?.trusted
    ? c.req.header('x-forwarded-host')?.split(',').at(-1)
    : undefined;
  return origin?.host ?? forwarded?.trim() ?? c.req.header('host') ?? new URL(c.req.url).host;
}
