import type { Settings } from '#instance-schema/generated/settings.ts';
import { routeNameOf } from './route-name.ts';

const KEYWORD_TOOLS = ['keywords-tools', 'about-youtube-keyword-tool'];

/** Whether a panel of these settings shows the way to a page. Without a list it offers them all. */
export function isOffered(url: string, settings: Settings): boolean {
  return isOfferedRoute(routeNameOf(url), settings);
}

export function isOfferedRoute(routeName: string | undefined, settings: Settings): boolean {
  if (routeName === undefined) return true;
  if (!settings.keywordToolsIsEnabled && KEYWORD_TOOLS.includes(routeName)) return false;
  return settings.availableRoutes?.includes(routeName) ?? true;
}
