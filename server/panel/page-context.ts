import { AFFILIATE_COOKIE, readAffiliate } from '#app/lib/session/affiliate-code.ts';
import type { AppLoadContext } from '@remix-run/node';
import { cartCookieName, readCartKey } from '#app/lib/session/cart-key.server.ts';
import { counterIds } from '#app/lib/session/counter-ids.server.ts';
import { createCoreClient } from '#app/lib/core/core.server.ts';
import { customerOf } from '#app/lib/session/customer.server.ts';
import { FLASH_COOKIE, readFlash } from '#app/lib/session/flash.server.ts';
import { displayCurrency } from '#app/lib/money/display-currency.server.ts';
import type { CompiledInstance } from '#app/lib/instance/compiled-instance.ts';
import { readSession, sessionCookieName } from '#app/lib/session/session.server.ts';
import { readVisitSource, SOURCE_COOKIE } from '#app/lib/session/visit-source.server.ts';
import { readWish, WISH_COOKIE } from '#app/lib/session/wish.server.ts';
import { browserCookieName } from '#core/accounts/one-time/browser-cookie.ts';
import { strictDocument } from '../custom-code/slot-files.ts';
import { readCookie } from '../http/cookies.ts';
import { publicOrigin, type Visitor } from '../http/visitor.ts';
import { newNonce } from '../page-cache/nonce.ts';
import type { panelAddress } from './panel-address.ts';
import type { PanelOptions, PanelRequest } from './panel.ts';
import type { VisitorChoices } from './visitor-choices.ts';

const COUNTRY_COOKIE = 'client_ip_country';

export type PageAddress = Extract<ReturnType<typeof panelAddress>, { kind: 'page' }>;

/** A request that is known to be for a page of an instance. */
export interface PanelVisit extends PanelRequest {
  options: PanelOptions;
  instance: CompiledInstance;
  url: URL;
  address: PageAddress;
  cookies: string | null;
  choices: VisitorChoices;
}

export function contextFor(visit: PanelVisit): AppLoadContext {
  const { options, instance, visitor, requestId, log, cookies, address, url } = visit;
  const secure = visitor.scheme === 'https';
  const session = readSession({
    kept: readCookie(cookies, sessionCookieName(secure)),
    secure,
    now: options.now,
  });
  const cart = readCartKey({ kept: readCookie(cookies, cartCookieName(secure)), secure });
  // What a guest had in the cart is that of the account since the login.
  if (session.token !== undefined && cart.token !== undefined) cart.end();
  const page = {};
  const core = createCoreClient({
    fetch: (request) => options.coreFetch(request, page),
    baseUrl: options.coreUrl,
    host: visitor.publicHost,
    locale: address.language,
    requestId,
    headers: {
      'x-forwarded-for': visitor.address,
      'x-forwarded-proto': visitor.scheme,
      'user-agent': visit.request.headers.get('user-agent') ?? '',
      ...browserMark(cookies, visitor),
      ...declaredCountry(visit),
      ...(visit.choices.timeZone !== undefined && { 'x-time-zone': visit.choices.timeZone }),
      ...shownCurrency(visit),
    },
    token: () => session.token,
    cart,
    refused: () => session.end(),
  });
  return {
    instance,
    language: address.language,
    locale: address.locale,
    core,
    session,
    cart,
    flash: readFlash(readCookie(cookies, FLASH_COOKIE), secure),
    cookies,
    wish: readWish(readCookie(cookies, WISH_COOKIE), secure),
    customer: customerOf({ core, session }),
    origin: publicOrigin(visitor),
    pageOrigin: `${visitor.scheme}://${visitor.host}`,
    nonce: newNonce(),
    moment: { now: options.now(), changesAt: Infinity },
    opened: url.pathname.endsWith('.data') ? undefined : [],
    base: address.basename,
    preview: undefined,
    frame: undefined,
    requestId,
    ...visit.choices,
    ...originOf(visit, secure),
    counterIds: counterIds(visit.choices.consent, cookies),
    customCode: options.slots.pageCode(instance, { hostname: visitor.hostname, url }),
    mayTrustCode: options.slots.mayTrust(visitor.hostname),
    secure,
    trialFrame: (code) => strictDocument({ ...code, tier: 'strict' }),
    usesWorker: options.usesWorker,
    dev: options.dev,
    reportError(error) {
      // A refusal is a decision; only what nobody foresaw is worth an error line.
      if (!isRefusal(error)) log.error({ err: error }, 'page failed');
    },
  };
}

/** Who and what has sent the visitor here, as far as that may be known. */
function originOf({ url, cookies, choices }: PanelVisit, secure: boolean) {
  const visit = { query: url.searchParams, consent: choices.consent, secure };
  return {
    affiliate: readAffiliate({ ...visit, kept: readCookie(cookies, AFFILIATE_COOKIE) }),
    source: readVisitSource({ ...visit, kept: readCookie(cookies, SOURCE_COOKIE) }),
  };
}

/** What shows the core that the browser comes back that has left to sign in elsewhere. */
function browserMark(cookies: string | null, visitor: Visitor): { cookie?: string } {
  const name = browserCookieName(visitor);
  const mark = readCookie(cookies, name) ?? '';
  return /^[\w-]{43}$/.test(mark) ? { cookie: `${name}=${mark}` } : {};
}

/** Where a visitor says to be, or whoever stands in front; the core takes nobody's word for more. */
function declaredCountry({ cookies, request }: PanelVisit): { 'x-country-code'?: string } {
  const said = readCookie(cookies, COUNTRY_COOKIE) ?? request.headers.get('x-country-code') ?? '';
  return /^[A-Za-z]{2}$/.test(said) ? { 'x-country-code': said.toUpperCase() } : {};
}

/** In what the core writes the amounts of its texts. */
function shownCurrency({ choices, instance }: PanelVisit): { 'x-display-currency'?: string } {
  const { code, rate } = displayCurrency({ currency: choices.currency, instance });
  return code === 'USD' ? {} : { 'x-display-currency': `${code} ${rate}` };
}

/** An answer that was thrown, by our code or by the router for a wrong method or a bad path. */
function isRefusal(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('status' in error)) return false;
  return typeof error.status === 'number' && error.status < 500;
}
