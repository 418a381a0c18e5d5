import { PAGES, type Page } from '#app/pages.ts';

const MOVED = Object.entries<Page>(PAGES).flatMap(([path, { movedTo }]) =>
  movedTo === undefined ? [] : [{ pattern: `/${path}`, movedTo }],
);

/** The new address of a path that moved, with its query kept; the target's own query wins. */
export function newPathFor(path: string, search: string): string | undefined {
  const clean = path.replace(/\/+$/, '') || '/';
  const match = MOVED.map(({ pattern, movedTo }) => ({
    movedTo,
    id: matchPattern(pattern, clean),
  })).find(({ id }) => id !== undefined);
  if (!match) return undefined;
  const [pathname = '/', query = ''] = match.movedTo.split('?');
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
