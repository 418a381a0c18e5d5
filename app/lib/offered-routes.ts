import type { Settings } from '#instance-schema/generated/settings.ts';
import { routeNameOf } from './route-name.ts';
import { isReadyRoute } from './unbuilt-routes.ts';

const KEYWORD_TOOLS = ['keywords-tools', 'about-youtube-keyword-tool'];

/** Whether a panel of these settings shows the way to an address. */
export function isShown(url: string, settings: Settings): boolean {
  return isShownRoute(routeNameOf(url), settings);
}

/** Whether it shows the way to a page; an address of another site is no page of it. */
export function isShownRoute(routeName: string | undefined, settings: Settings): boolean {
  const isReady = routeName === undefined || isReadyRoute(routeName);
  return isReady && isOfferedRoute(routeName, settings);
}

/** Whether its owner offers a page. Without a list they offer them all. */
export function isOfferedRoute(routeName: string | undefined, settings: Settings): boolean {
  if (routeName === undefined) return true;
  if (!settings.keywordToolsIsEnabled && KEYWORD_TOOLS.includes(routeName)) return false;
  return settings.availableRoutes?.includes(routeName) ?? true;
}
