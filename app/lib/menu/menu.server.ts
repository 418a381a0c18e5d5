import type { Language } from '#locales/languages.ts';
import type { MenuItem } from '#instance-schema/generated/menu-item.ts';
import type { Settings } from '#instance-schema/generated/settings.ts';
import { isInside } from '../http/link-target.ts';
import { localize } from '../instance/localize.ts';
import type { MenuEntry } from './menu-entry.ts';
import { isOfferedRoute, isShown } from '../pages/offered-pages.server.ts';
import { pagePath } from '../pages/page-path.ts';
import { routeNameOf } from '../pages/route-name.ts';

/** All that a panel shows of itself to a guest it hides the cabinet from. */
const WAYS_IN = ['login', 'register'];

interface MenuInput {
  menu: readonly MenuItem[];
  settings: Settings;
  language: Language;
  isCustomer: boolean;
}

/**
 * The menu a visitor sees: items by their two flags, only routes that the instance offers, groups
 * only with something in them, and the instance's own items behind.
 */
export function menuFor(input: MenuInput): MenuEntry[] {
  if (isHidden(input)) return input.menu.flatMap((item) => wayIn(item, input));
  return [...input.menu.flatMap((item) => entryOf(item, input)), ...customEntries(input)];
}

/** Whether the instance shows guests no more than the way in. */
export function isHidden({
  settings,
  isCustomer,
}: Pick<MenuInput, 'settings' | 'isCustomer'>): boolean {
  return settings.hidePersonalAccountForUnregistered && !isCustomer;
}

function wayIn(item: MenuItem, input: MenuInput): MenuEntry[] {
  const routeName = item.route_name ?? routeNameOf(item.url);
  if (WAYS_IN.includes(routeName ?? '')) return entryOf(item, input);
  return item.children.flatMap((child) => wayIn(child, input));
}

function entryOf(item: MenuItem, input: MenuInput): MenuEntry[] {
  if (!(input.isCustomer ? item.for_authorised : item.for_guests)) return [];
  const children = item.children.flatMap((child) => entryOf(child, input));
  const routeName = item.route_name ?? routeNameOf(item.url);
  if (routeName?.includes('-group')) {
    if (children.length === 0) return [];
  } else if (!isOfferedRoute(routeName, input.settings)) {
    return [];
  }
  return [
    {
      id: String(item.id),
      title: localize(item.title, input.language),
      url: item.url,
      icon: item.icon,
      isNew: false,
      isExternal: routeName === undefined,
      children,
    },
  ];
}

/** The instance's own items, which stand behind all others. */
export function customEntries({
  settings,
  language,
  isCustomer,
}: Omit<MenuInput, 'menu'>): MenuEntry[] {
  return settings.customMenuItems
    .map((item, index) => ({ ...item, id: `custom-${index}` }))
    .filter((item) => item.isShown && (isCustomer ? item.showInInternal : item.showInPublic))
    .filter((item) => isShown(item.url, settings))
    .sort((a, b) => a.sorting - b.sorting)
    .map((item) => ({
      id: item.id,
      title: localize(item.title, language),
      // A page of another site opens in the panel unless the owner wants a tab of its own.
      url:
        !item.isExternal && /^https?:/i.test(item.url)
          ? pagePath('site-view', {}, { url: item.url })
          : item.url,
      icon: item.icon,
      isNew: item.isNew,
      isExternal: item.isExternal || !(isInside(item.url) || /^https?:/i.test(item.url)),
      children: [],
    }));
}
