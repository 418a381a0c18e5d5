/**
 * A target that stays on this site, or the fallback. Only a path counts: browsers read
 * `//host`, `/\host` and paths with control characters as other sites.
 */
export function safePath(target: unknown, fallback: string): string {
  if (typeof target !== 'string' || target.length > 2000) return fallback;
  if (!/^\/(?![/\\])[^\\\u0000-\u0020\u007f]*$/.test(target)) return fallback;
  const base = 'http://site.invalid';
  try {
    const url = new URL(target, base);
    return url.origin === base ? url.pathname + url.search + url.hash : fallback;
  } catch {
    return fallback;
  }
}
