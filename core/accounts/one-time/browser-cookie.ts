import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Caller } from '#core/platform/http/caller.ts';

const NAME = 'social';
const LIFE_SECONDS = 600;

type Scheme = Pick<Caller['origin'], 'scheme'>;

/** Under which name a browser keeps what says that it is the one that left. */
export const browserCookieName = ({ scheme }: Scheme) =>
  scheme === 'https' ? `__Host-${NAME}` : NAME;

/** Marks the browser that starts a way to be finished by no other one. */
export function markBrowser(c: Context, { scheme }: Scheme, mark: string): void {
  const secure = scheme === 'https';
  setCookie(c, NAME, mark, {
    ...(secure && { prefix: 'host' as const }),
    path: '/',
    secure,
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: LIFE_SECONDS,
  });
}

export function markOfBrowser(c: Context, origin: Scheme): string {
  return getCookie(c, browserCookieName(origin)) ?? '';
}

/** What is kept of a mark. */
export const hashMark = (mark: string) => createHash('sha256').update(mark).digest('hex');
