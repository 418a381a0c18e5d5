import type { CompiledInstance } from '#app/lib/instance/compiled-instance.ts';
import type { InstanceCache } from '#app/lib/instance/instance-cache.server.ts';
import { escapeMarkup } from '#app/lib/escape-markup.ts';
import { localizedPath, PANEL_BASE } from '#app/lib/languages.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, languageTag } from '#locales/languages.ts';
import type { Incoming } from './http/listener.ts';

export type SiteFiles = (incoming: Incoming, pathname: string) => Promise<Response | undefined>;

/** robots.txt and sitemap.xml of the instance that a host belongs to. */
export function createSiteFiles(instances: InstanceCache): SiteFiles {
  return async function serve({ request, visitor }, pathname) {
    if (pathname !== '/robots.txt' && pathname !== '/sitemap.xml') return undefined;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    }
    const found = await instances.get(visitor.hostname);
    if (found.kind !== 'ready') {
      return new Response('', { status: found.kind === 'unknown-host' ? 421 : 503 });
    }
    const origin = `${visitor.scheme}://${visitor.host}`;
    const [type, text] =
      pathname === '/robots.txt'
        ? ['text/plain', robots(origin)]
        : ['application/xml', sitemap(origin, found.instance)];
    return new Response(request.method === 'HEAD' ? null : text, {
      headers: {
        'content-type': `${type}; charset=utf-8`,
        'cache-control': 'public, max-age=3600',
      },
    });
  };
}

function robots(origin: string): string {
  return `User-agent: *\nAllow: ${PANEL_BASE}\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** Every page that guests may find, each with its sisters in the other languages. */
export function sitemap(origin: string, instance: CompiledInstance): string {
  const paths = [...instance.pages.values()]
    .filter((page) => !page.no_index && !page.hide_in_sitemap)
    .flatMap((page) => publicPath(page) ?? []);
  const urls = paths.flatMap((path) => {
    const alternates = [
      ...LANGUAGES.map((language) => [languageTag(language), language] as const),
      ['x-default', DEFAULT_LANGUAGE] as const,
    ]
      .map(
        ([tag, language]) =>
          `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeMarkup(origin + localizedPath(language, path))}"/>`,
      )
      .join('');
    return LANGUAGES.map(
      (language) =>
        `<url><loc>${escapeMarkup(origin + localizedPath(language, path))}</loc>${alternates}</url>`,
    );
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">' +
    `${urls.join('')}</urlset>`
  );
}

/** The path of a page that shows something to everyone; account pages are not for a search engine. */
const PUBLIC_ROUTES: Record<string, string> = {
  index: '/',
  'about-youtube-keyword-tool': '/about-youtube-keyword-tool',
  'api-documentation': '/api/documentation',
  'plans-and-pricing': '/plans-and-pricing',
  'orders-create': '/orders/create',
  'subscription-about': '/subscription-about',
  'tasks-faq': '/tasks/faq',
  'tasks-how-to-connect-a-youtube-account': '/tasks/how-to-connect-a-youtube-account',
  'tasks-how-to-perform-the-tasks': '/tasks/how-to-perform-the-tasks',
  'tasks-how-to-use-rewards': '/tasks/how-to-use-rewards',
  'tasks-start-earning': '/tasks/start-earning',
  login: '/login',
  register: '/register',
};

function publicPath(page: { route_name: string; slug?: string | undefined }): string | undefined {
  return page.slug ? `/${page.slug}` : PUBLIC_ROUTES[page.route_name];
}
