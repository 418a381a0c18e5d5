/** Paths that moved, by their pattern, and where to; `:id` is kept. */
export const OLD_PATHS: Record<string, string> = {
  '/services': '/',
  '/impersonate': '/login',
  '/user-widget-auth': '/login',
  '/free-views': '/free-trials',
  '/free-views/:id': '/free-trials/:id',
  '/subscriptions/create': '/orders/create?type=autopromotion',
};

/** The new address of an old path, with its query kept; the target's own query wins. */
export function newPathFor(path: string, search: string): string | undefined {
  const clean = path.replace(/\/+$/, '') || '/';
  const match = Object.entries(OLD_PATHS)
    .map(([pattern, target]) => ({ target, id: matchPattern(pattern, clean) }))
    .find(({ id }) => id !== undefined);
  if (!match) return undefined;
  const [pathname = '/', query = ''] = match.target.split('?');
  const params = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(query)) params.set(name, value);
  const rest = params.toString();
  return pathname.replace(':id', encodeURIComponent(match.id ?? '')) + (rest ? `?${rest}` : '');
}

/** The id in the path, '' where the pattern has none, undefined where it does not match. */
function matchPattern(pattern: string, path: string): string | undefined {
  if (!pattern.endsWith('/:id')) return pattern === path ? '' : undefined;
  const prefix = pattern.slice(0, -':id'.length);
  if (!path.startsWith(prefix)) return undefined;
  const id = path.slice(prefix.length);
  if (id === '' || id.includes('/')) return undefined;
  try {
    return decodeURIComponent(id);
  } catch {
    return undefined;
  }
}
