import { pagePath } from '#app/lib/pages/page-path.ts';
import { textsOf } from '../lib/i18n/i18n.server.ts';
import type { MenuEntry } from '../lib/menu/menu-entry.ts';
import type { PlacedTools } from './header-tools.server.ts';

/** As entries of the menu, unless the owner's own menu leads there already. */
export function toolLinks(
  links: PlacedTools['links'],
  { locale, menu }: { locale: string; menu: readonly MenuEntry[] },
): MenuEntry[] {
  const t = textsOf(locale).getFixedT(locale, 'shell');
  const entries = links.map((tool) => ({
    id: tool,
    ...(tool === 'search'
      ? { title: t('search'), url: pagePath('search'), icon: 'search' }
      : { title: t('cart.name'), url: pagePath('cart'), icon: 'shopping-cart' }),
    isNew: false,
    isExternal: false,
    children: [],
  }));
  const known = new Set(menu.flatMap((entry) => [entry, ...entry.children]).map(({ url }) => url));
  return entries.filter(({ url }) => !known.has(url));
}
