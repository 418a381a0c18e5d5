import type { AppLoadContext } from '@remix-run/node';
import type { Image, Socials } from '#instance-schema/generated/settings.ts';
import type { Language } from '#locales/languages.ts';
import type { CompiledInstance } from '../lib/instance/compiled-instance.ts';
import type { ErrorKind } from '../lib/error-kind.ts';
import { localize } from '../lib/instance/localize.ts';
import { textsOf } from '../lib/i18n.server.ts';
import type { Theme } from '../lib/load-context.ts';
import { menuFor, type MenuEntry } from '../lib/menu.ts';

/** What the frame around every page shows, in the visitor's language. */
export interface ShellData {
  panelName: string;
  logo: LogoData | undefined;
  menu: MenuEntry[];
  language: Language;
  theme: Theme;
  darkModeAvailable: boolean;
  currency: string;
  currencies: string[];
  socials: { kind: keyof Socials; url: string }[];
  termsUrl: string | undefined;
  privacyUrl: string | undefined;
  supportEmail: string | undefined;
  errorTitles: Record<ErrorKind, string>;
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

export function shellData(context: AppLoadContext): ShellData {
  const { instance, language } = context;
  const { settings } = instance;
  return {
    panelName: settings.panelName,
    logo: logoOf(instance, language),
    menu: menuFor({ menu: instance.menu, settings, language, isCustomer: false }),
    language,
    theme: context.theme,
    darkModeAvailable: settings.darkModeAvailable,
    currency: context.currency,
    currencies: settings.currencies.map((currency) => currency.code),
    socials: SOCIALS.flatMap((kind) => {
      const url = settings.socials[kind];
      return url ? [{ kind, url }] : [];
    }),
    termsUrl: settings.termsUrl,
    privacyUrl: settings.privacyUrl,
    supportEmail: settings.supportEmail,
    errorTitles: errorTitles(context.locale),
  };
}

function logoOf({ settings }: CompiledInstance, language: Language): LogoData | undefined {
  const { logos, panelName } = settings;
  if (!logos) return undefined;
  return {
    href: logos.href ?? '/',
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
