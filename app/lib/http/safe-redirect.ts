import { isInside } from './link-target.ts';

/**
 * A target that stays on this site, or the fallback. Only a path counts: browsers read
 * `//host`, `/\host` and paths with control characters as other sites.
 */
export function safePath(target: unknown, fallback: string): string {
  if (typeof target !== 'string' || target.length > 2000) return fallback;
  if (!isInside(target)) return fallback;
  const { pathname, search, hash } = new URL(target, 'http://site.invalid');
  return pathname + search + hash;
}
