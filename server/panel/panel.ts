import { randomBytes } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import { isbot } from 'isbot';
import { choiceCookie } from '#app/lib/cookie-header.ts';
import { createCoreClient, type CoreFetch } from '#app/lib/core.server.ts';
import { imageOrigins } from '#app/lib/image-origins.ts';
import type { CompiledInstance } from '#app/lib/instance/compiled-instance.ts';
import type { InstanceCache } from '#app/lib/instance/instance-cache.server.ts';
import type { Currency, Theme } from '#app/lib/load-context.ts';
import { frameOrigins } from '#app/lib/site-view.ts';
import { PANEL_BASE } from '#app/lib/languages.ts';
import type { Texts } from '#core/deps.ts';
import type { Log } from '#core/log.ts';
import { DEFAULT_LANGUAGE, languageTag, type Language } from '#locales/languages.ts';
import { appendVary } from '../http/compression.ts';
import { readCookie } from '../http/cookies.ts';
import { isSameSite } from '../http/same-site.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import type { Visitor } from '../http/visitor.ts';
import { plainPage } from './last-resort.ts';
import { panelAddress } from './panel-address.ts';
import type { HandlerFor } from './remix-handlers.ts';

export interface PanelOptions {
  instances: InstanceCache;
  coreFetch: CoreFetch;
  coreUrl: string;
  /** In development the build changes under our feet, so it is asked for on each request. */
  handlerFor: () => Promise<HandlerFor>;
  development: boolean;
  pseudo: boolean;
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
    if (!isSameSite(request, origin)) return refusal('crossSite', language);
    const cookies = request.headers.get('cookie');
    const context = contextFor(instance, { ...input, options, origin, cookies, address });
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

function addressOf(request: Request, url: URL, pseudo: boolean) {
  const isDocument =
    (request.method === 'GET' || request.method === 'HEAD') && !url.pathname.endsWith('.data');
  return panelAddress({
    url,
    isDocument,
    mayMove: isDocument && !isbot(request.headers.get('user-agent') ?? ''),
    cookie: readCookie(request.headers.get('cookie'), 'locale'),
    acceptLanguage: request.headers.get('accept-language'),
    pseudo,
  });
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
  },
): AppLoadContext {
  const { options, visitor, requestId, log, cookies, address } = input;
  return {
    instance,
    language: address.language,
    locale: address.locale,
    core: createCoreClient({
      fetch: options.coreFetch,
      baseUrl: options.coreUrl,
      host: visitor.host,
      locale: address.language,
      requestId,
    }),
    origin: input.origin,
    nonce: randomBytes(16).toString('base64'),
    requestId,
    theme: themeOf(readCookie(cookies, 'theme'), instance),
    currency: currencyOf(readCookie(cookies, 'currency'), instance),
    secure: visitor.scheme === 'https',
    reportError(error) {
      // A refusal is a decision; only what nobody foresaw is worth an error line.
      if (!isRefusal(error)) log.error({ err: error }, 'page failed');
    },
  };
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
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache');
  if (isData) return answer;
  headers.set('content-language', languageTag(address.language));
  appendVary(headers, 'Cookie');
  appendVary(headers, 'Accept-Language');
  // Whatever asked for it: what a form answers is a page as well.
  if (isHtml) headers.set('content-security-policy', policyOf(page));
  return answer;
}

function policyOf(page: { context: AppLoadContext; options: PanelOptions; url: URL }): string {
  const { instance, nonce } = page.context;
  return contentSecurityPolicy({
    nonce,
    themeHash: instance.theme.sha256,
    frames: page.url.pathname.endsWith('/site-view') ? frameOrigins(instance.settings) : [],
    images: imageOrigins(instance.settings),
    development: page.options.development,
  });
}
