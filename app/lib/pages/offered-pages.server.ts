import type { Settings } from '#instance-schema/generated/settings.ts';
import { PAGES, type Page } from '#app/pages.ts';
import { routeNameOf } from './route-name.ts';

/** The name of a page with parameters has theirs, too: `orders-id`. */
const nameOf = (path: string): string => routeNameOf(path.replaceAll(':', '')) ?? '';

const PAGE_BY_NAME = new Map(
  Object.entries<Page>(PAGES).map(([path, page]) => [nameOf(path), page]),
);

/** Whether a panel of these settings shows the way to an address. */
export function isShown(url: string, settings: Settings): boolean {
  return isOfferedRoute(routeNameOf(url), settings);
}

/**
 * Whether its owner offers a page. Without a list they offer them all; an address of another site is
 * no page of it.
 */
export function isOfferedRoute(routeName: string | undefined, settings: Settings): boolean {
  if (routeName === undefined) return true;
  const { needs } = PAGE_BY_NAME.get(routeName) ?? {};
  if (needs && !settings[needs]) return false;
  return settings.availableRoutes?.includes(routeName) ?? true;
}

/** What an owner's list of pages says nothing of. */
const NEVER_LISTED: ReadonlySet<string> = new Set(['blank', 'default', 'staff']);

/** The same by the path of a page, which may be offered along with another. */
export function isOfferedPage(path: string, page: Page, settings: Settings): boolean {
  if (page.always || NEVER_LISTED.has(page.layout)) return true;
  return isOfferedRoute(nameOf(page.parent ?? path), settings);
}
