import type { AppLoadContext } from '@remix-run/node';
import type { Image } from '#instance-schema/generated/settings.ts';
import type { Language } from '#locales/languages.ts';
import type { CompiledInstance } from '../lib/instance/compiled-instance.ts';
import { localize } from '../lib/instance/localize.ts';
import { menuFor, type MenuEntry } from '../lib/menu.ts';

/** What the frame around every page shows, in the visitor's language. */
export interface ShellData {
  panelName: string;
  logo: LogoData | undefined;
  menu: MenuEntry[];
  language: Language;
  theme: 'light' | 'dark' | 'system';
  darkModeAvailable: boolean;
  currency: string;
  currencies: string[];
  socials: { kind: string; url: string }[];
  termsUrl: string | undefined;
  privacyUrl: string | undefined;
  supportEmail: string | undefined;
}

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
    socials: Object.entries(settings.socials).map(([kind, url]) => ({ kind, url: String(url) })),
    termsUrl: settings.termsUrl,
    privacyUrl: settings.privacyUrl,
    supportEmail: settings.supportEmail,
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
