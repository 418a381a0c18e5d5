import type { CoreFetch } from '#app/lib/core/core.server.ts';
import { choiceCookie } from '#app/lib/http/cookie-header.ts';
import type { InstanceCache } from '#app/lib/instance/instance-cache.server.ts';
import type { DevPages } from '#app/lib/http/load-context.ts';
import { PANEL_BASE, splitPanelPath } from '#app/lib/i18n/languages.ts';
import type { Texts } from '#core/deps.ts';
import type { Log } from '#core/log.ts';
import { DEFAULT_LANGUAGE, type Language } from '#locales/languages.ts';
import { isSameSite, isSignedLink } from '../http/same-site.ts';
import type { Visitor } from '../http/visitor.ts';
import type { CachedPage } from '../page-cache/cached-page.ts';
import type { PageMemory } from '../page-cache/page-memory.ts';
import type { Slots } from '../custom-code/custom-code.ts';
import { plainPage } from './last-resort.ts';
import { createCacheFinder, readPage, type AskedPage } from './cached-pages.ts';
import type { panelAddress } from './panel-address.ts';
import { createDrafts } from './preview/drafts.ts';
import { servePreview } from './preview/serve-preview.ts';
import { followLink } from './follow-link.ts';
import { serveFrame } from './widget/serve-frame.ts';
import type { HandlerFor } from './remix-handlers.ts';
import { renderPage } from './render-page.ts';
import { requestedAddress } from './requested-address.ts';
import { choicesOf } from './visitor-choices.ts';

export interface PanelOptions {
  instances: InstanceCache;
  slots: Slots;
  coreFetch: CoreFetch;
  coreUrl: string;
  /** In development the build changes under our feet, so it is asked for on each request. */
  handlerFor: () => Promise<HandlerFor>;
  development: boolean;
  /** Milliseconds, as Date has them. */
  now: () => number;
  /** Whether pages register the service worker. */
  usesWorker: boolean;
  pseudo: boolean;
  dev: DevPages | undefined;
  texts: Texts;
  /** Absent where every page is to be made anew. */
  pages: PageMemory | undefined;
}

export interface PanelRequest {
  request: Request;
  visitor: Visitor;
  requestId: string;
  log: Log;
}

export interface Panel {
  serve(input: PanelRequest): Promise<Response>;
  /** Leads somebody from outside of the panel into it, if there is one at this host. */
  leadIn(input: PanelRequest, path: string): Promise<Response>;
  /** A page that is ready for this visitor as it is; undefined where `serve` has work to do. */
  findCached(asked: AskedPage): CachedPage | undefined;
}

const REFUSALS = {
  crossSite: { status: 403 },
  unknownHost: { status: 421 },
  starting: { status: 503, retryAfterSeconds: 5 },
} as const;

export function createPanel(options: PanelOptions): Panel {
  const findDraft = createDrafts(options);

  function refusal(kind: keyof typeof REFUSALS, language: Language, text?: string) {
    return plainPage({
      ...REFUSALS[kind],
      language,
      title: options.texts(language, `server:${kind}.title`),
      text: text ?? options.texts(language, `server:${kind}.text`),
    });
  }

  async function instanceOf({ visitor }: PanelRequest, language: Language) {
    const found = await options.instances.get(visitor.hostname);
    if (found.kind === 'ready') return found.instance;
    return found.kind === 'unknown-host'
      ? refusal('unknownHost', language, found.message)
      : refusal('starting', language);
  }

  async function serve(input: PanelRequest): Promise<Response> {
    const { request, visitor } = input;
    const url = new URL(request.url);
    const { language = DEFAULT_LANGUAGE, path } = splitPanelPath(url.pathname);
    // Before anything else, so that a host without a panel is never led around in one.
    const instance = await instanceOf(input, language);
    if (instance instanceof Response) return instance;
    const asked = {
      method: request.method,
      url,
      header: (name: string) => request.headers.get(name),
    };
    const { languages } = instance.settings;
    const address = requestedAddress(asked, { languages, pseudo: options.pseudo });
    if (address.kind === 'redirect') return moveTo(address, visitor);

    const isOwn = isSignedLink(path) || isSameSite(request, `${visitor.scheme}://${visitor.host}`);
    if (!isOwn) {
      logCrossSite(input);
      return refusal('crossSite', language);
    }
    const cookies = request.headers.get('cookie');
    const choices = choicesOf(cookies, instance);
    const visit = { ...input, options, instance, url, address, cookies, choices };
    if (address.view) return servePreview(visit, address.view, findDraft);
    if (address.frame) return serveFrame(visit, address.frame);
    if (request.method !== 'GET') return renderPage(visit);
    const [page, click] = await Promise.all([readPage(visit), followLink(visit)]);
    if (click !== undefined) page.headers.append('set-cookie', click);
    return page;
  }

  async function leadIn(input: PanelRequest, path: string): Promise<Response> {
    const instance = await instanceOf(input, DEFAULT_LANGUAGE);
    if (instance instanceof Response) return instance;
    const location = PANEL_BASE + path.replace(/^\/+/, '/') + new URL(input.request.url).search;
    return new Response(null, { status: 302, headers: { location } });
  }

  return { serve, leadIn, findCached: createCacheFinder(options) };
}

/** Without the path, which may hold the token of a mail. Headers are the client's text. */
function logCrossSite({ request, visitor, log }: PanelRequest): void {
  const said = (name: string) => request.headers.get(name)?.slice(0, 300);
  const from = { site: said('sec-fetch-site'), origin: said('origin') };
  const fields = { host: visitor.host, address: visitor.address, ...from };
  log.warn({ event: 'cross_site_refused', method: request.method, ...fields }, 'request refused');
}

function moveTo(
  address: Extract<ReturnType<typeof panelAddress>, { kind: 'redirect' }>,
  visitor: Visitor,
): Response {
  const headers = new Headers({ location: address.location, 'cache-control': 'private, no-cache' });
  headers.set('vary', 'Cookie, Accept-Language');
  if (address.remember) {
    const secure = visitor.scheme === 'https';
    headers.set('set-cookie', choiceCookie('locale', address.remember, secure));
  }
  return new Response(null, { status: address.status, headers });
}
