import { safePath } from './safe-redirect.ts';

/** Nobody who has just come in wants to be shown the way in again. */
const WAYS_IN = /^\/+(login|register|logout|session|password\/reset)(?=[/?#.]|$)/i;

/** Where a login leads: a page of this panel, without its language, and home where none is meant. */
export function returnPath(target: unknown): string {
  const path = safePath(target, '/');
  return WAYS_IN.test(path) ? '/' : path;
}

/** One of the ways in, which leads back to where somebody wanted to go. */
export function wayIn(way: '/login' | '/register' | '/password/reset', target: unknown): string {
  const redirect = returnPath(target);
  return redirect === '/' ? way : `${way}?${new URLSearchParams({ redirect }).toString()}`;
}
