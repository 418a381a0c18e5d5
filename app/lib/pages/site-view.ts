import type { Settings } from '#instance-schema/generated/settings.ts';
import { nameableOrigin } from '../http/policy-sources.ts';

type MenuItem = Settings['customMenuItems'][number];

/**
 * What /site-view may embed for a `url` in its query: a shown custom menu item that leads to a web
 * page. Anything else a visitor puts there is refused.
 */
export function allowedSiteView(
  settings: Settings,
  url: string | null,
): { url: string; item: MenuItem } | undefined {
  const item = settings.customMenuItems.find(
    (candidate) => candidate.isShown && candidate.url === url,
  );
  const target = item && embeddable(item.url);
  return target && { url: target.href, item };
}

/** The origins of all pages that /site-view may embed, for the policy of the page. */
export function frameOrigins(settings: Settings): string[] {
  const shown = settings.customMenuItems.filter((item) => item.isShown);
  return [...new Set(shown.flatMap((item) => nameableOrigin(item.url) ?? []))];
}

function embeddable(url: string): URL | undefined {
  try {
    const parsed = new URL(url);
    return parsed.protocol === 'https:' || parsed.protocol === 'http:' ? parsed : undefined;
  } catch {
    return undefined;
  }
}
