import type { Settings } from '#instance-schema/generated/settings.ts';
import { textsOf } from '../lib/i18n/i18n.server.ts';
import type { MenuEntry } from '../lib/menu/menu-entry.ts';
import { pagePath } from '../lib/pages/page-path.ts';
import type { ShellData } from './shell-data.server.ts';

export interface FooterColumn {
  /** Absent where all links stand in one row. */
  title?: string | undefined;
  links: { url: string; text: string }[];
}

interface FooterInput extends Pick<ShellData, 'menu' | 'socials'> {
  settings: Pick<Settings, 'footer' | 'termsUrl' | 'privacyUrl'>;
  /** Whether this visitor is shown no more than the way in. */
  isHidden: boolean;
  locale: string;
}

/** A footer is no second menu: so many of its pages, those within groups among them. */
const MOST_PAGES = 8;

/** What the footer leads to; behind the last link stands that of the cookies. */
export function footerColumns({
  settings,
  menu,
  socials,
  isHidden,
  locale,
}: FooterInput): FooterColumn[] {
  const t = textsOf(locale).getFixedT(locale, 'shell');
  const legal = [
    ...(settings.termsUrl ? [{ url: settings.termsUrl, text: t('footer.terms') }] : []),
    ...(settings.privacyUrl ? [{ url: settings.privacyUrl, text: t('footer.privacy') }] : []),
  ];
  const social = socials.map(({ kind, url }) => ({ url, text: t(`footer.social.${kind}`) }));
  if (settings.footer.style === 'compact') return [{ links: [...legal, ...social] }];
  const pages = pagesOf(menu).map(({ url, title }) => ({ url, text: title }));
  const changes = {
    url: pagePath('services/changes'),
    text: textsOf(locale).getFixedT(locale, 'service-changes')('title'),
  };
  return [
    { title: t('menu'), links: isHidden ? pages : [...pages, changes] },
    ...(social.length > 0 ? [{ title: t('socials'), links: social }] : []),
    { title: t('footer.legal'), links: legal },
  ];
}

function pagesOf(menu: readonly MenuEntry[]): MenuEntry[] {
  return menu
    .flatMap((entry) => (entry.children.length > 0 ? entry.children : [entry]))
    .slice(0, MOST_PAGES);
}
