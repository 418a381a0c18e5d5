import { escapeMarkup } from '#app/lib/content/escape-markup.ts';
import type { CompiledInstance } from '#app/lib/instance/compiled-instance.ts';
import { localizedPath } from '#app/lib/i18n/languages.ts';
import { placeInstead } from '#app/lib/pages/guard-visit.server.ts';
import { isOfferedPage } from '#app/lib/pages/offered-pages.server.ts';
import { routeNameOf } from '#app/lib/pages/route-name.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { PAGES, type Page, type PagePath } from '#app/pages.ts';
import type { Settings } from '#instance-schema/generated/settings.ts';
import { DEFAULT_LANGUAGE, languageTag, type Language } from '#locales/languages.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Where a part of the sitemap stands, which lists pages of one language. */
export function sitemapPath(language: Language, part: number): string {
  return `/sitemap-${language}-${part}.xml`;
}

/** The sitemap that lists the others: all pages in every language are too many for one file. */
export function sitemapIndex(
  origin: string,
  { languages, parts }: { languages: readonly Language[]; parts: number },
): string {
  const files = languages.flatMap((language) =>
    Array.from({ length: parts }, (_, at) => {
      const address = escapeMarkup(origin + sitemapPath(language, at + 1));
      return `<sitemap><loc>${address}</loc></sitemap>`;
    }),
  );
  return `${HEAD}<sitemapindex ${SPACE}>${files.join('')}</sitemapindex>`;
}

interface PagesOf {
  language: Language;
  /** All in which the pages are there. */
  languages: readonly Language[];
  paths: readonly string[];
}

/** Pages in one language, each with its sisters in the others. */
export function sitemap(origin: string, { language, languages, paths }: PagesOf): string {
  const urls = paths.map((path) => {
    const address = (shown: Language) => escapeMarkup(origin + localizedPath(shown, path));
    const sisters = [
      ...languages.map((other) => [languageTag(other), address(other)]),
      ['x-default', address(DEFAULT_LANGUAGE)],
    ].map(([tag, href]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`);
    return `<url><loc>${address(language)}</loc>${sisters.join('')}</url>`;
  });
  const links = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `${HEAD}<urlset ${SPACE} ${links}>${urls.join('')}</urlset>`;
}

/** The paths of an owner's pages that guests may find. */
export function pagePaths(instance: CompiledInstance): string[] {
  return [...instance.pages.values()]
    .filter((page) => !page.no_index && !page.hide_in_sitemap)
    .flatMap((page) => publicPath(page, instance.settings) ?? []);
}

/** Whether a page is offered, and a guest who finds it may stay. */
export function isFindable(route: PagePath, settings: Settings): boolean {
  const asked = { route, path: '', query: new URLSearchParams(), settings };
  if (placeInstead({ ...asked, isCustomer: false }) !== undefined) return false;
  return isOfferedPage(route, PAGES[route], settings);
}

/** The pages that show something to everyone; account pages are not for a search engine. */
const PUBLIC_ROUTES = new Map(
  // The keys of the table.
  (Object.entries(PAGES) as [PagePath, Page][]).flatMap(([path, { sitemap: isListed }]) =>
    isListed ? [[routeNameOf(path) ?? '', path]] : [],
  ),
);

function publicPath(
  page: { route_name: string; slug?: string | undefined },
  settings: Settings,
): string | undefined {
  if (page.slug) return pagePath(':slug', { slug: page.slug });
  const route = PUBLIC_ROUTES.get(page.route_name);
  return route !== undefined && isFindable(route, settings) ? `/${route}` : undefined;
}
