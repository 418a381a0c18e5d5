import type { AppLoadContext } from '@remix-run/node';
import type { Image, Socials } from '#instance-schema/generated/settings.ts';
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
  socials: { kind: keyof Socials; url: string }[];
  termsUrl: string | undefined;
  privacyUrl: string | undefined;
  supportEmail: string | undefined;
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
