import { dir } from 'i18next';
import type { CompiledInstance } from '#app/lib/instance/compiled-instance.ts';
import { localize } from '#app/lib/instance/localize.ts';
import { HOME_ICONS, homeIconPath, type HomeIconName } from '#app/lib/pages/home-paths.ts';
import { languageBase, localizedPath, PANEL_BASE } from '#app/lib/i18n/languages.ts';
import { isOfferedRoute } from '#app/lib/pages/offered-pages.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { languageTag, type Language } from '#locales/languages.ts';

const INSTALLED = ['192.png', '512.png', 'maskable-192.png', 'maskable-512.png'] as const;
const LONGEST_SHORT_NAME = 12;

/** Where a visitor may jump to from the icon, by route name. */
const SHORTCUTS = [
  { route: 'orders-create', path: pagePath('orders/create') },
  { route: 'orders', path: pagePath('orders') },
];

/** What a system needs to install the panel of an instance in a language. */
export function manifestOf(instance: CompiledInstance, language: Language): object {
  const { settings, theme, icons, pages } = instance;
  const base = languageBase(language);
  const isDark = settings.darkModeAvailable && settings.defaultTheme === 'dark';
  const colour = isDark ? theme.themeColor.dark : theme.themeColor.light;
  const home = pages.get('index');
  const description = home && localize(home.meta_description, language);
  const tag = languageTag(language);
  return {
    // One app in whatever language: chosen anew, it goes on in the window that it has.
    id: PANEL_BASE,
    name: settings.panelName,
    short_name: shortName(settings.panelName),
    ...(description && { description }),
    lang: tag,
    dir: dir(tag),
    start_url: base,
    scope: PANEL_BASE,
    display: 'standalone',
    display_override: ['standalone', 'minimal-ui'],
    categories: ['business', 'shopping'],
    theme_color: colour,
    background_color: colour,
    icons: INSTALLED.map((name) => iconEntry(icons.hash, name)),
    shortcuts: SHORTCUTS.flatMap(({ route, path }) => {
      const page = pages.get(route);
      if (!page || !isOfferedRoute(route, settings)) return [];
      const name = localize(page.title, language) || localize(page.meta_title, language);
      return [{ name, url: localizedPath(language, path) }];
    }),
  };
}

function iconEntry(hash: string, name: HomeIconName): object {
  const { side, kind } = HOME_ICONS[name];
  return {
    src: homeIconPath(hash, name),
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose: kind === 'maskable' ? 'maskable' : 'any',
  };
}

/** As many whole words as fit under an icon. */
export function shortName(name: string): string {
  const fits = (text: string) => [...text].length <= LONGEST_SHORT_NAME;
  const words = name.split(' ');
  while (words.length > 1 && !fits(words.join(' '))) words.pop();
  const kept = words.join(' ');
  return fits(kept) ? kept : [...kept].slice(0, LONGEST_SHORT_NAME).join('');
}
