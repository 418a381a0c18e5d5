import { listServiceAddresses } from '#core/catalogue/services/catalogue.operations.ts';
import { getPublicOpenapi } from '#core/platform/openapi/openapi.operations.ts';
import {
  CoreError,
  createCoreClient,
  type CoreClient,
  type CoreFetch,
} from '#app/lib/core/core.server.ts';
import type { CompiledInstance } from '#app/lib/instance/compiled-instance.ts';
import type { InstanceCache } from '#app/lib/instance/instance-cache.server.ts';
import { PANEL_BASE } from '#app/lib/i18n/languages.ts';
import { isOfferedRoute } from '#app/lib/pages/offered-pages.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { documentationPages } from '#app/lib/reference/documentation-pages.ts';
import { isLanguage } from '#locales/languages.ts';
import type { Incoming } from './http/listener.ts';
import { publicOrigin } from './http/visitor.ts';
import { llmsText } from './llms-text.ts';
import { isFindable, pagePaths, sitemap, sitemapIndex } from './sitemap.ts';

export type SiteFiles = (incoming: Incoming, pathname: string) => Promise<Response | undefined>;

interface SiteFilesOptions {
  instances: Pick<InstanceCache, 'get'>;
  coreFetch: CoreFetch;
  coreUrl: string;
}

const DOCUMENTATION = pagePath('api/documentation');

/** Where who has found a hole looks for whom to tell (RFC 9116). */
const SECURITY = '/.well-known/security.txt';

/** What is no XML. */
const TEXTS: ReadonlySet<string> = new Set(['/robots.txt', '/llms.txt', SECURITY]);

const PART = /^\/sitemap-(\w{2,5})-([1-9]\d{0,4})\.xml$/;

/** Those of the instance itself, each page of its documentation among them. */
async function ownPaths(core: CoreClient, instance: CompiledInstance): Promise<string[]> {
  const paths = pagePaths(instance);
  if (!paths.includes(DOCUMENTATION)) return paths;
  const topics = documentationPages(await core.call(getPublicOpenapi));
  const names = topics.flatMap(({ pages }) => pages);
  return [...paths, ...names.map((page) => pagePath('api/documentation/:page', { page }))];
}

async function readLlmsText(
  core: CoreClient,
  { instance, origin }: { instance: CompiledInstance; origin: string },
): Promise<string | Response> {
  const { settings } = instance;
  if (!isOfferedRoute('api-documentation', settings)) return refusal(404);
  const description = await core.call(getPublicOpenapi);
  return llmsText(origin, { description, name: settings.panelName });
}

/** robots.txt, security.txt, llms.txt and the sitemaps of the instance that a host belongs to. */
export function createSiteFiles({ instances, coreFetch, coreUrl }: SiteFilesOptions): SiteFiles {
  const coreFor = ({ visitor, requestId }: Incoming) =>
    createCoreClient({
      fetch: coreFetch,
      baseUrl: coreUrl,
      host: visitor.publicHost,
      // Addresses are the same in every language, and programs read English.
      locale: 'en',
      requestId,
    });

  async function textOf(incoming: Incoming, pathname: string): Promise<string | Response> {
    const { visitor } = incoming;
    const found = await instances.get(visitor.hostname);
    if (found.kind !== 'ready') return refusal(found.kind === 'unknown-host' ? 421 : 503);
    const origin = publicOrigin(visitor);
    if (pathname === '/robots.txt') return robots(origin);
    const core = coreFor(incoming);
    const { instance } = found;
    if (pathname === SECURITY) return securityText(origin, instance.settings) ?? refusal(404);
    if (pathname === '/llms.txt') return readLlmsText(core, { instance, origin });
    const [, language, number] = PART.exec(pathname) ?? [];
    const part = Number(number ?? 1);
    const { languages } = instance.settings;
    if (isLanguage(language) && !languages.includes(language)) return refusal(404);
    const query = { page: String(part) };
    const { slugs, pages } = (await core.call(listServiceAddresses, { query })).data;
    const isFound = isFindable('services/:slug', instance.settings);
    const parts = isFound ? pages : 1;
    if (!isLanguage(language)) return sitemapIndex(origin, { languages, parts });
    if (part > parts) return refusal(404);
    const services = isFound ? slugs.map((slug) => pagePath('services/:slug', { slug })) : [];
    const own = part === 1 ? await ownPaths(core, instance) : [];
    const paths = [...own, ...services];
    return sitemap(origin, { language, languages, paths });
  }

  return async function serve(incoming, pathname) {
    const { request } = incoming;
    const language = PART.exec(pathname)?.[1];
    const isPart = isLanguage(language);
    if (!TEXTS.has(pathname) && pathname !== '/sitemap.xml' && !isPart) return undefined;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    }
    const text = await textOf(incoming, pathname).catch((error: unknown) => {
      if (!(error instanceof CoreError)) throw error;
      incoming.log.warn({ err: error }, 'sitemap not made');
      return refusal(503);
    });
    if (text instanceof Response) return text;
    const type = TEXTS.has(pathname) ? 'text/plain' : 'application/xml';
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

const GOOD_FOR_MS = 90 * 24 * 60 * 60 * 1_000;

/** Nothing where an instance has no address to write to. */
function securityText(
  origin: string,
  { supportEmail, languages }: CompiledInstance['settings'],
): string | undefined {
  if (supportEmail === undefined) return undefined;
  const tags = languages.map((language) => language.replace('_', '-'));
  return [
    `Contact: mailto:${supportEmail}`,
    `Expires: ${new Date(Date.now() + GOOD_FOR_MS).toISOString()}`,
    `Preferred-Languages: ${tags.join(', ')}`,
    `Canonical: ${origin}${SECURITY}\n`,
  ].join('\n');
}
