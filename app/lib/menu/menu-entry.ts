import { pagePath } from '../pages/page-path.ts';

/** One line of the side menu, ready to be shown. */
export interface MenuEntry {
  id: string;
  title: string;
  url: string;
  icon: string | undefined;
  isNew: boolean;
  isExternal: boolean;
  children: MenuEntry[];
}

/** An item is active on its own first path segment, except where something is being created. */
export function isActive(
  entry: Pick<MenuEntry, 'url' | 'isExternal'>,
  { pathname, search }: Place,
): boolean {
  if (entry.isExternal) return false;
  const [first = '', second] = pathname.split('/').filter(Boolean);
  const [path = '', query] = entry.url.split('?');
  const own = path.split('/').filter(Boolean);
  // All embedded pages share a path, and only their query tells them apart.
  if (path === pagePath('site-view')) return pathname === path && search === `?${query ?? ''}`;
  if (own.length > 1) return `/${own.join('/')}` === pathname.replace(/\/+$/, '');
  return (own[0] ?? '') === first && second !== 'create';
}

/** The ids of what is active of a menu, in a text. */
export const activeIn = (entries: readonly MenuEntry[], place: Place): string =>
  entries
    .flatMap((entry) => [entry, ...entry.children])
    .filter((entry) => isActive(entry, place))
    .map(({ id }) => id)
    .join(' ');

interface Place {
  pathname: string;
  search: string;
}
