import type { PagePath } from '#app/pages.ts';
import { pagePath } from '../pages/page-path.ts';
import { safePath } from './safe-redirect.ts';

/** Nobody who has just come in wants to be shown the way in again. */
const WAYS_IN = [
  'login',
  'register',
  'logout',
  'session',
  'password/reset',
] as const satisfies readonly PagePath[];
const A_WAY_IN = new RegExp(`^/+(${WAYS_IN.join('|')})(?=[/?#.]|$)`, 'i');

/** Where a login leads: a page of this panel, without its language, and home where none is meant. */
export function returnPath(target: unknown): string {
  const path = safePath(target, pagePath(''));
  return A_WAY_IN.test(path) ? pagePath('') : path;
}

/** One of the ways in, which leads back to where somebody wanted to go. */
export function wayIn(way: 'login' | 'register' | 'password/reset', target: unknown): string {
  const redirect = returnPath(target);
  return pagePath(way, {}, { redirect: redirect === '/' ? undefined : redirect });
}
