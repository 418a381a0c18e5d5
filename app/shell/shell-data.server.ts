import type { AppLoadContext } from '@remix-run/node';
import { pagePath } from '#app/lib/pages/page-path.ts';
import type { Image, Settings, Socials } from '#instance-schema/generated/settings.ts';
import type { Language } from '#locales/languages.ts';
import { bannersAt, hasFramedBanners, type BannerData } from '../lib/banners/banners.server.ts';
import type { Consent } from '../lib/session/consent.ts';
import { cartCount } from '../lib/orders/cart-count.server.ts';
import { displayCurrency } from '../lib/money/display-currency.server.ts';
import {
  allowedTools,
  declaresTools,
  offersChat,
  type DeclaredTool,
} from '../lib/declared/allowed-tools.server.ts';
import { earnLinks, type EarnLink } from '../lib/menu/earn-menu.server.ts';
import type { DisplayCurrency } from '../lib/i18n/numbers.ts';
import type { CompiledInstance } from '../lib/instance/compiled-instance.ts';
import type { ErrorKind } from '../lib/core/error-kind.ts';
import { localize } from '../lib/instance/localize.ts';
import { textsOf } from '../lib/i18n/i18n.server.ts';
import type { DrawerChoice, Theme } from '../lib/http/load-context.ts';
import { isHidden, menuFor } from '../lib/menu/menu.server.ts';
import { scheduledMenu } from '../lib/menu/scheduled-menu.ts';
import type { MenuEntry } from '../lib/menu/menu-entry.ts';
import { TOOL_FREE_PATHS } from '../lib/pages/closed-paths.server.ts';
import { footerColumns, type FooterColumn } from './footer-columns.server.ts';
import { menuUse, placeTools, type MenuUse, type PlacedTools } from './header-tools.server.ts';
import { toolLinks } from './tool-links.server.ts';
import { lookWords } from './look-words.server.ts';
import { withKnownIcons } from './known-icons.server.ts';
import { profileData, type ProfileData } from './profile-panel/profile-data.server.ts';

/** What the frame around every page shows, in the visitor's language. */
export interface ShellData {
  design: 'classic' | 'navbar';
  /** What the owner chose of header and footer, for style sheets. */
  look: string;
  barTools: PlacedTools['bar'];
  menuTools: PlacedTools['menu'];
  menuUse: MenuUse;
  /** What the menu leads to because the bar does not. */
  toolLinks: MenuEntry[];
  footer: FooterColumn[];
  drawer: DrawerChoice;
  /** Whether the instance shows this visitor no more than the way in. */
  isHidden: boolean;
  earn: EarnLink[];
  cartCount: number;
  /** Nothing can be done at this instance for the time being. */
  isPaused: boolean;
  panelName: string;
  logo: LogoData | undefined;
  menu: MenuEntry[];
  /** Who is logged in; undefined for a guest. */
  profile: ProfileData | undefined;
  language: Language;
  /** Those on offer. */
  languages: readonly Language[];
  theme: Theme;
  darkModeAvailable: boolean;
  currency: string;
  displayCurrency: DisplayCurrency;
  /** In which the visitor reads times; absent until their browser has told it. */
  timeZone: string | undefined;
  currencies: string[];
  socials: { kind: keyof Socials; url: string }[];
  privacyUrl: string | undefined;
  supportEmail: string | undefined;
  errorTitles: Record<ErrorKind, string>;
  banners: BannerData[];
  /** What the visitor answered about cookies; absent until they did. */
  consent: Consent | undefined;
  /** The owner's counters and chats that may run now. */
  tools: DeclaredTool[];
  /** Where none of them runs, and no banner with a script; empty where there are none. */
  toolFreePaths: readonly string[];
  /** The sites in whose frames the page may stand alone; undefined for a page of the panel. */
  framedBy: readonly string[] | undefined;
  /** Whether there is a chat that waits to be opened. */
  offersChat: boolean;
}

const SOCIALS = [
  'video',
  'messenger',
  'group',
  'socialNetwork',
  'microblog',
  'professionalNetwork',
] as const satisfies (keyof Socials)[];

interface LogoData {
  href: string;
  alt: string;
  light: Image;
  dark: Image | undefined;
}

export async function shellData(context: AppLoadContext): Promise<ShellData> {
  const { instance, language } = context;
  const [profile, count] = await Promise.all([profileOf(context), cartCount(context)]);
  const { settings } = instance;
  const visitor = { settings, isCustomer: profile !== undefined };
  const shownMenu = scheduledMenu(instance.menu, context.moment);
  const menu = withKnownIcons(menuFor({ menu: shownMenu, language, ...visitor }));
  const socials = socialsOf(settings);
  const placed = placeTools({
    tools: settings.header.tools,
    isHidden: isHidden(visitor),
    darkModeAvailable: settings.darkModeAvailable,
    languages: settings.languages,
  });
  const links = toolLinks(placed.links, { locale: context.locale, menu });
  const banners = bannersAt(context, ['sidebar']);
  const inMenu = menu.length + links.length + banners.length;
  return {
    // A column beside the page would have nothing in it.
    design: inMenu === 0 ? 'navbar' : designOf(settings),
    look: lookWords(settings),
    barTools: placed.bar,
    menuTools: placed.menu,
    menuUse: menuUse(inMenu, placed.menu),
    toolLinks: links,
    footer: footerColumns({
      ...{ settings, menu, socials, locale: context.locale },
      isHidden: isHidden(visitor),
    }),
    drawer: context.drawer,
    isHidden: isHidden(visitor),
    earn: profile ? earnLinks({ menu: shownMenu, settings }) : [],
    cartCount: count,
    isPaused: instance.isPaused,
    panelName: settings.panelName,
    logo: logoOf(instance, language),
    menu,
    profile,
    language,
    languages: settings.languages,
    theme: context.theme,
    darkModeAvailable: settings.darkModeAvailable,
    currency: context.currency,
    displayCurrency: displayCurrency(context),
    timeZone: context.timeZone,
    currencies: settings.currencies.map((currency) => currency.code),
    socials,
    privacyUrl: settings.privacyUrl,
    supportEmail: settings.supportEmail,
    errorTitles: errorTitles(context.locale),
    banners,
    consent: context.consent,
    tools: allowedTools(settings, context),
    toolFreePaths: declaresTools(settings) || hasFramedBanners(instance) ? TOOL_FREE_PATHS : [],
    framedBy: context.frame?.origins,
    offersChat: offersChat(settings, context),
  };
}

function designOf({ header, navigationNavbar }: Settings): ShellData['design'] {
  const place = header.navigation ?? (navigationNavbar ? 'bar' : 'drawer');
  return place === 'bar' ? 'navbar' : 'classic';
}

function socialsOf({ socials }: Settings): ShellData['socials'] {
  return SOCIALS.flatMap((kind) => {
    const url = socials[kind];
    return url ? [{ kind, url }] : [];
  });
}

/** A core that cannot say who is there leaves a page that anybody may see. */
async function profileOf(context: AppLoadContext): Promise<ProfileData | undefined> {
  try {
    return profileData(context, await context.customer());
  } catch (error) {
    context.reportError(error);
    return undefined;
  }
}

/** What every visitor sees of the brand, whoever is logged in. */
export function brandOf({ instance, language, theme }: AppLoadContext) {
  return { panelName: instance.settings.panelName, logo: logoOf(instance, language), theme };
}

function logoOf({ settings }: CompiledInstance, language: Language): LogoData | undefined {
  const { logos, panelName } = settings;
  if (!logos) return undefined;
  return {
    href: logos.href ?? pagePath(''),
    alt: localize(logos.alt, language) || panelName,
    light: logos.light,
    dark: settings.darkModeAvailable ? logos.dark : undefined,
  };
}

/** The head of a page is made where no texts are loaded, so these travel with the shell. */
function errorTitles(locale: string): Record<ErrorKind, string> {
  const t = textsOf(locale).getFixedT(locale, 'screens');
  return {
    page: t('notFound.title'),
    service: t('serviceNotFound.title'),
    'service-type': t('serviceTypeNotFound.title'),
    order: t('orderNotFound.title'),
    wrong: t('somethingWrong.title'),
  };
}
