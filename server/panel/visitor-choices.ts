import { cartCookieName } from '#app/lib/session/cart-key.server.ts';
import { CHAT_COOKIE, CONSENT_COOKIE, parseConsent } from '#app/lib/session/consent.ts';
import { FLASH_COOKIE } from '#app/lib/session/flash.server.ts';
import type { CompiledInstance } from '#app/lib/instance/compiled-instance.ts';
import type { Currency, PanelContext, ServicesView, Theme } from '#app/lib/http/load-context.ts';
import { sessionCookieName } from '#app/lib/session/session.server.ts';
import { TIME_ZONE_COOKIE } from '#app/lib/i18n/time-zone.ts';
import { knownTimeZone } from '#locales/moments.ts';
import { readCookie } from '../http/cookies.ts';

/** What visitors chose for themselves, as their cookies say. It tells nobody who they are. */
export type VisitorChoices = Pick<
  PanelContext,
  | 'theme'
  | 'currency'
  | 'timeZone'
  | 'consent'
  | 'chatIsOpened'
  | 'drawer'
  | 'servicesView'
  | 'knownCheck'
>;

export function choicesOf(cookies: string | null, instance: CompiledInstance): VisitorChoices {
  return {
    theme: themeOf(readCookie(cookies, 'theme'), instance),
    currency: currencyOf(readCookie(cookies, 'currency'), instance),
    timeZone: knownTimeZone(readCookie(cookies, TIME_ZONE_COOKIE)),
    consent: parseConsent(readCookie(cookies, CONSENT_COOKIE)),
    chatIsOpened: readCookie(cookies, CHAT_COOKIE) === 'opened',
    drawer: {
      isMini: readCookie(cookies, 'drawer') === 'mini',
      opensOnHover: readCookie(cookies, 'drawer-hover') !== 'off',
    },
    knownCheck: readCookie(cookies, 'checked_payment'),
    servicesView: viewOf(readCookie(cookies, 'services_view_mode'), instance),
  };
}

const PERSONAL = [true, false]
  .flatMap((secure) => [sessionCookieName(secure), cartCookieName(secure)])
  .concat(FLASH_COOKIE);

/** Whoever carries one of these may see what nobody else does. */
export function isAnybody(cookies: string | null): boolean {
  return PERSONAL.every((name) => readCookie(cookies, name) === undefined);
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
