/**
 * A target that stays on this site, or the fallback. Only a path counts: browsers read
 * `//host`, `/\host` and paths with control characters as other sites.
 */
export function safePath(target: unknown, fallback: string): string {
  if (typeof target !== 'string' || target.length > 2000) return fallback;
  if (!isPath(target)) return fallback;
  const base = 'http://site.invalid';
  try {
    const url = new URL(target, base);
    const path = url.pathname + url.search + url.hash;
    // Dots may fold to another `//host` (`/..//host`), so what came out is judged as well.
    return url.origin === base && isPath(path) ? path : fallback;
  } catch {
    return fallback;
  }
}

function isPath(target: string): boolean {
  return /^\/(?![/\\])[^\\\u0000-\u0020\u007f]*$/.test(target);
}
