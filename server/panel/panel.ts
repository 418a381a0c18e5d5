import { randomBytes } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import { isbot } from 'isbot';
import { CHAT_COOKIE, CONSENT_COOKIE, parseConsent } from '#app/lib/consent.ts';
import { hasFramedBanners } from '#app/lib/banners.server.ts';
import { choiceCookie } from '#app/lib/cookie-header.ts';
import { createCoreClient, type CoreFetch } from '#app/lib/core.server.ts';
import { toolSources } from '#app/lib/declared/allowed-tools.ts';
import { imageOrigins } from '#app/lib/image-origins.ts';
import { customerOf, renewSession } from '#app/lib/customer.server.ts';
import { FLASH_COOKIE, readFlash } from '#app/lib/flash.server.ts';
import type { CompiledInstance } from '#app/lib/instance/compiled-instance.ts';
import type { InstanceCache } from '#app/lib/instance/instance-cache.server.ts';
import type { Currency, DevPages, ServicesView, Theme } from '#app/lib/load-context.ts';
import { readSession, sessionCookieName } from '#app/lib/session.server.ts';
import { isSlotFree } from '#app/lib/slot-free-routes.ts';
import { frameOrigins } from '#app/lib/site-view.ts';
import { PANEL_BASE } from '#app/lib/languages.ts';
import { browserCookieName } from '#core/accounts/one-time/browser-cookie.ts';
import type { Texts } from '#core/deps.ts';
import type { Log } from '#core/log.ts';
import { DEFAULT_LANGUAGE, languageTag, type Language } from '#locales/languages.ts';
import { appendVary } from '../http/compression.ts';
import { readCookie } from '../http/cookies.ts';
import { isSameSite } from '../http/same-site.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import type { Visitor } from '../http/visitor.ts';
import { slotSources } from '../slots/slot-sources.ts';
import type { Slots } from '../slots/slots.ts';
import { plainPage } from './last-resort.ts';
import { panelAddress } from './panel-address.ts';
import type { HandlerFor } from './remix-handlers.ts';

export interface PanelOptions {
  instances: InstanceCache;
  slots: Slots;
  coreFetch: CoreFetch;
  coreUrl: string;
  /** In development the build changes under our feet, so it is asked for on each request. */
  handlerFor: () => Promise<HandlerFor>;
  development: boolean;
  /** Whether pages register the service worker. */
  usesWorker: boolean;
  pseudo: boolean;
  dev: DevPages | undefined;
  texts: Texts;
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
}

const REFUSALS = {
  crossSite: { status: 403 },
  unknownHost: { status: 421 },
  starting: { status: 503, retryAfterSeconds: 5 },
} as const;

export function createPanel(options: PanelOptions): Panel {
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
    const address = addressOf(request, url, options.pseudo);
    const language = address.kind === 'page' ? address.language : DEFAULT_LANGUAGE;
    // Before anything else, so that a host without a panel is never led around in one.
    const instance = await instanceOf(input, language);
    if (instance instanceof Response) return instance;
    if (address.kind === 'redirect') return moveTo(address, visitor);

    const origin = `${visitor.scheme}://${visitor.host}`;
    if (!isSameSite(request, origin)) {
      logCrossSite(input);
      return refusal('crossSite', language);
    }
    const cookies = request.headers.get('cookie');
    const context = contextFor(instance, { ...input, options, origin, cookies, address, url });
    await renewSession(context);
    const handle = (await options.handlerFor())(address.basename);
    const response = await handle(withoutOldDataParameter(request, url), context);
    return finish(response, { context, options, address, url });
  }

  async function leadIn(input: PanelRequest, path: string): Promise<Response> {
    const instance = await instanceOf(input, DEFAULT_LANGUAGE);
    if (instance instanceof Response) return instance;
    const location = PANEL_BASE + path.replace(/^\/+/, '/') + new URL(input.request.url).search;
    return new Response(null, { status: 302, headers: { location } });
  }

  return { serve, leadIn };
}

/** Without the path, which may hold the token of a mail. Headers are the client's text. */
function logCrossSite({ request, visitor, log }: PanelRequest): void {
  const said = (name: string) => request.headers.get(name)?.slice(0, 300);
  const from = { site: said('sec-fetch-site'), origin: said('origin') };
  const fields = { host: visitor.host, address: visitor.address, ...from };
  log.warn({ event: 'cross_site_refused', method: request.method, ...fields }, 'request refused');
}

function addressOf(request: Request, url: URL, pseudo: boolean) {
  const isDocument =
    (request.method === 'GET' || request.method === 'HEAD') && !url.pathname.endsWith('.data');
  return panelAddress({
    url,
    isDocument,
    mayMove: isDocument && isVisit(request) && !isbot(request.headers.get('user-agent') ?? ''),
    cookie: readCookie(request.headers.get('cookie'), 'locale'),
    acceptLanguage: request.headers.get('accept-language'),
    pseudo,
  });
}

/** Somebody opens it: what a script of a page asks for belongs to the language of that page. */
function isVisit({ headers }: Request): boolean {
  return headers.get('sec-fetch-dest') !== 'empty';
}

/** Remix still answers the way it asked for data long ago; nobody of ours does. */
function withoutOldDataParameter(request: Request, url: URL): Request {
  if (!url.searchParams.has('_data')) return request;
  const clean = new URL(url);
  clean.searchParams.delete('_data');
  return new Request(clean, request);
}

type PageAddress = Extract<ReturnType<typeof panelAddress>, { kind: 'page' }>;

function contextFor(
  instance: CompiledInstance,
  input: PanelRequest & {
    options: PanelOptions;
    origin: string;
    cookies: string | null;
    address: PageAddress;
    url: URL;
  },
): AppLoadContext {
  const { options, visitor, requestId, log, cookies, address, url } = input;
  const secure = visitor.scheme === 'https';
  const session = readSession({
    kept: readCookie(cookies, sessionCookieName(secure)),
    secure,
    now: () => Date.now(),
  });
  const core = createCoreClient({
    fetch: options.coreFetch,
    baseUrl: options.coreUrl,
    host: visitor.host,
    locale: address.language,
    requestId,
    headers: {
      'x-forwarded-for': visitor.address,
      'x-forwarded-proto': visitor.scheme,
      'user-agent': input.request.headers.get('user-agent') ?? '',
      ...browserMark(cookies, visitor),
    },
    token: () => session.token,
    refused: () => session.end(),
  });
  return {
    instance,
    language: address.language,
    locale: address.locale,
    core,
    session,
    flash: readFlash(readCookie(cookies, FLASH_COOKIE), secure),
    customer: customerOf({ core, session }),
    origin: input.origin,
    nonce: randomBytes(16).toString('base64'),
    requestId,
    theme: themeOf(readCookie(cookies, 'theme'), instance),
    currency: currencyOf(readCookie(cookies, 'currency'), instance),
    consent: parseConsent(readCookie(cookies, CONSENT_COOKIE)),
    chatIsOpened: readCookie(cookies, CHAT_COOKIE) === 'opened',
    customCode: options.slots.pageCode(instance, { hostname: visitor.hostname, url }),
    drawer: {
      isMini: readCookie(cookies, 'drawer') === 'mini',
      opensOnHover: readCookie(cookies, 'drawer-hover') !== 'off',
    },
    servicesView: viewOf(readCookie(cookies, 'services_view_mode'), instance),
    secure,
    usesWorker: options.usesWorker,
    dev: options.dev,
    reportError(error) {
      // A refusal is a decision; only what nobody foresaw is worth an error line.
      if (!isRefusal(error)) log.error({ err: error }, 'page failed');
    },
  };
}

/** What shows the core that the browser comes back that has left to sign in elsewhere. */
function browserMark(cookies: string | null, visitor: Visitor): { cookie?: string } {
  const name = browserCookieName(visitor);
  const mark = readCookie(cookies, name) ?? '';
  return /^[\w-]{43}$/.test(mark) ? { cookie: `${name}=${mark}` } : {};
}

/** An answer that was thrown, by our code or by the router for a wrong method or a bad path. */
function isRefusal(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('status' in error)) return false;
  return typeof error.status === 'number' && error.status < 500;
}

function themeOf(cookie: string | undefined, { settings }: CompiledInstance): Theme {
  if (!settings.darkModeAvailable) return 'light';
  if (cookie === 'light' || cookie === 'dark') return cookie;
  return settings.defaultTheme;
}

function viewOf(cookie: string | undefined, { settings }: CompiledInstance): ServicesView {
  return cookie === 'cards' || cookie === 'table' ? cookie : settings.defaultMarketplaceView;
}

function currencyOf(cookie: string | undefined, { settings }: CompiledInstance): Currency {
  const offersRub = settings.currencies.some((currency) => currency.code === 'RUB');
  return cookie === 'RUB' && offersRub ? 'RUB' : 'USD';
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

/** The error screen itself failed. */
function lastResort(texts: Texts, { language, requestId }: AppLoadContext): Response {
  return plainPage({
    status: 500,
    language,
    title: texts(language, 'server:lastResort.title'),
    text: texts(language, 'server:lastResort.text'),
    home: texts(language, 'server:lastResort.home'),
    detail: requestId,
  });
}

function finish(
  response: Response,
  page: { context: AppLoadContext; options: PanelOptions; address: PageAddress; url: URL },
): Response {
  const { context, options, address, url } = page;
  const isHtml = (response.headers.get('content-type') ?? '').startsWith('text/html');
  const isData = url.pathname.endsWith('.data');
  const failed = response.status >= 500 && !isHtml && !isData;
  const answer = failed ? lastResort(options.texts, context) : response;
  const { headers } = answer;
  for (const cookie of [context.session.cookie(), context.flash.cookie()]) {
    if (cookie) headers.append('set-cookie', cookie);
  }
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache');
  if (isData) return answer;
  headers.set('content-language', languageTag(address.language));
  appendVary(headers, 'Cookie');
  appendVary(headers, 'Accept-Language');
  // The address may hold the secret of a mail, which a counter would read off the page after it.
  if (isSlotFree(url.pathname)) headers.set('referrer-policy', 'strict-origin');
  // Whatever asked for it: what a form answers is a page as well.
  if (isHtml && !headers.has('content-security-policy')) {
    headers.set('content-security-policy', policyOf(page));
  }
  return answer;
}

function policyOf(page: { context: AppLoadContext; options: PanelOptions; url: URL }): string {
  const { context, url, options } = page;
  const { instance, nonce } = context;
  return contentSecurityPolicy({
    nonce,
    themeHash: instance.theme.sha256,
    sources: [
      { 'img-src': imageOrigins(instance) },
      url.pathname.endsWith('/site-view') ? { 'frame-src': frameOrigins(instance.settings) } : {},
      hasFramedBanners(instance) && !isSlotFree(url.pathname) ? { 'frame-src': ["'self'"] } : {},
      // The HTML of a mail, in a frame without scripts.
      options.dev && url.pathname.includes('/dev/mail/') ? { 'frame-src': ["'self'"] } : {},
      toolSources(instance.settings, context, url.pathname),
      slotSources(context, url.pathname),
    ],
    development: options.development,
  });
}
