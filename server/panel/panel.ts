import { randomBytes } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import { isbot } from 'isbot';
import { createCoreClient, type CoreFetch } from '#app/lib/core.server.ts';
import type { CompiledInstance } from '#app/lib/instance/compiled-instance.ts';
import type { InstanceCache } from '#app/lib/instance/instance-cache.server.ts';
import type { Currency, Theme } from '#app/lib/load-context.ts';
import { frameOrigins } from '#app/lib/site-view.ts';
import type { Texts } from '#core/deps.ts';
import type { Log } from '#core/log.ts';
import { appendVary } from '../http/compression.ts';
import { cookieHeader, readCookie } from '../http/cookies.ts';
import { isSameSite } from '../http/same-site.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import type { Visitor } from '../http/visitor.ts';
import { plainPage } from './last-resort.ts';
import { panelAddress } from './panel-address.ts';
import type { HandlerFor } from './remix-handlers.ts';

const LANGUAGE_COOKIE_SECONDS = 365 * 24 * 3600;

export interface PanelOptions {
  instances: InstanceCache;
  coreFetch: CoreFetch;
  coreUrl: string;
  /** In development the build changes under our feet, so it is asked for on each request. */
  handlerFor: () => Promise<HandlerFor>;
  development: boolean;
  demo: boolean;
  pseudo: boolean;
  texts: Texts;
}

export interface PanelRequest {
  request: Request;
  visitor: Visitor;
  requestId: string;
  log: Log;
}

export type Panel = (input: PanelRequest) => Promise<Response>;

const REFUSALS = {
  crossSite: { status: 403 },
  unknownHost: { status: 421 },
  starting: { status: 503, retryAfterSeconds: 5 },
} as const;

export function createPanel(options: PanelOptions): Panel {
  function refusal(kind: keyof typeof REFUSALS, { language }: PageAddress, text?: string) {
    return plainPage({
      ...REFUSALS[kind],
      language,
      title: options.texts(language, `server:${kind}.title`),
      text: text ?? options.texts(language, `server:${kind}.text`),
    });
  }

  return async function servePanel(input) {
    const { request, visitor } = input;
    const url = new URL(request.url);
    const cookies = request.headers.get('cookie');
    const isDocument =
      (request.method === 'GET' || request.method === 'HEAD') && !url.pathname.endsWith('.data');
    const acceptLanguage = request.headers.get('accept-language');
    const address = panelAddress({
      url,
      isDocument,
      mayMove: isDocument && !isbot(request.headers.get('user-agent') ?? ''),
      cookie: readCookie(cookies, 'locale'),
      acceptLanguage,
      pseudo: options.pseudo,
    });
    if (address.kind === 'redirect') return moveTo(address, visitor);

    const origin = `${visitor.scheme}://${visitor.host}`;
    if (!isSameSite(request, origin)) return refusal('crossSite', address);
    const found = await options.instances.get(visitor.hostname);
    if (found.kind === 'unknown-host') return refusal('unknownHost', address, found.message);
    if (found.kind === 'unavailable') return refusal('starting', address);

    const context = contextFor(found.instance, { ...input, options, origin, cookies, address });
    const handle = (await options.handlerFor())(address.basename);
    const response = await handle(withoutOldDataParameter(request, url), context);
    return finish(response, { context, options, address, isDocument });
  };
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
    demo: options.demo,
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
    headers.set(
      'set-cookie',
      cookieHeader('locale', address.remember, {
        maxAgeSeconds: LANGUAGE_COOKIE_SECONDS,
        secure: visitor.scheme === 'https',
      }),
    );
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
  page: {
    context: AppLoadContext;
    options: PanelOptions;
    address: PageAddress;
    isDocument: boolean;
  },
): Response {
  const { context, options, address } = page;
  const { headers } = response;
  const type = headers.get('content-type') ?? '';
  const failed = response.status >= 500 && page.isDocument && !type.startsWith('text/html');
  const answer = failed ? lastResort(options.texts, context) : response;
  if (!answer.headers.has('cache-control'))
    answer.headers.set('cache-control', 'private, no-cache');
  if (!page.isDocument) return answer;
  answer.headers.set('content-language', address.language.replace('_', '-'));
  appendVary(answer.headers, 'Cookie');
  appendVary(answer.headers, 'Accept-Language');
  if (!failed && type.startsWith('text/html')) {
    answer.headers.set(
      'content-security-policy',
      contentSecurityPolicy({
        nonce: context.nonce,
        themeHash: context.instance.theme.sha256,
        frames: frameOrigins(context.instance.settings),
        development: options.development,
      }),
    );
  }
  return answer;
}
