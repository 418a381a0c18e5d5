import { listServiceAddresses } from '#core/catalogue/services/catalogue.operations.ts';
import { CoreError, createCoreClient, type CoreFetch } from '#app/lib/core/core.server.ts';
import type { InstanceCache } from '#app/lib/instance/instance-cache.server.ts';
import { PANEL_BASE } from '#app/lib/i18n/languages.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { isLanguage } from '#locales/languages.ts';
import type { Incoming } from './http/listener.ts';
import { publicOrigin } from './http/visitor.ts';
import { pagePaths, sitemap, sitemapIndex } from './sitemap.ts';

export type SiteFiles = (incoming: Incoming, pathname: string) => Promise<Response | undefined>;

interface SiteFilesOptions {
  instances: Pick<InstanceCache, 'get'>;
  coreFetch: CoreFetch;
  coreUrl: string;
}

const PART = /^\/sitemap-(\w{2,5})-([1-9]\d{0,4})\.xml$/;

/** robots.txt and the sitemaps of the instance that a host belongs to. */
export function createSiteFiles({ instances, coreFetch, coreUrl }: SiteFilesOptions): SiteFiles {
  async function addresses({ visitor, requestId }: Incoming, page: number) {
    const core = createCoreClient({
      fetch: coreFetch,
      baseUrl: coreUrl,
      host: visitor.publicHost,
      // Addresses are the same in every language.
      locale: 'en',
      requestId,
    });
    const { data } = await core.call(listServiceAddresses, { query: { page: String(page) } });
    return data;
  }

  async function textOf(incoming: Incoming, pathname: string): Promise<string | Response> {
    const { visitor } = incoming;
    const found = await instances.get(visitor.hostname);
    if (found.kind !== 'ready') return refusal(found.kind === 'unknown-host' ? 421 : 503);
    const origin = publicOrigin(visitor);
    if (pathname === '/robots.txt') return robots(origin);
    const [, language, number] = PART.exec(pathname) ?? [];
    const part = Number(number ?? 1);
    const { languages } = found.instance.settings;
    if (isLanguage(language) && !languages.includes(language)) return refusal(404);
    const { slugs, pages } = await addresses(incoming, part);
    if (!isLanguage(language)) return sitemapIndex(origin, { languages, parts: pages });
    if (part > pages) return refusal(404);
    const services = slugs.map((slug) => pagePath('services/:slug', { slug }));
    const paths = [...(part === 1 ? pagePaths(found.instance) : []), ...services];
    return sitemap(origin, { language, languages, paths });
  }

  return async function serve(incoming, pathname) {
    const { request } = incoming;
    const language = PART.exec(pathname)?.[1];
    const isPart = isLanguage(language);
    if (pathname !== '/robots.txt' && pathname !== '/sitemap.xml' && !isPart) return undefined;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    }
    const text = await textOf(incoming, pathname).catch((error: unknown) => {
      if (!(error instanceof CoreError)) throw error;
      incoming.log.warn({ err: error }, 'sitemap not made');
      return refusal(503);
    });
    if (text instanceof Response) return text;
    const type = pathname === '/robots.txt' ? 'text/plain' : 'application/xml';
    return new Response(request.method === 'HEAD' ? null : text, {
      headers: {
        'content-type': `${type}; charset=utf-8`,
        'cache-control': 'public, max-age=3600',
      },
    });
  };
}

function refusal(status: number): Response {
  return new Response('', { status, headers: { 'cache-control': 'no-store' } });
}

function robots(origin: string): string {
  return `User-agent: *\nAllow: ${PANEL_BASE}\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}
