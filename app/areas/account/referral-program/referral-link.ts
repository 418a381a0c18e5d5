import { parseUrl } from '#core/platform/http/parse-url.pure.ts';
import { PANEL_BASE } from '#app/lib/i18n/languages.ts';

/** What a customer fills in to have a link of their own. */
export interface LinkWishes {
  /** The address of a page here, as it is copied out of a browser; home where it is empty. */
  page: string;
  /** What the link is called in the statistics. */
  name: string;
}

export type LinkProblem = 'otherSite' | 'signs';

export interface ReferralLink {
  url: string;
  problems: Partial<Record<keyof LinkWishes, LinkProblem>>;
}

const NAME = /^[\w.:-]{1,64}$/;

/** The link of a customer. What cannot be part of it is left out, and said. */
export function referralLink(
  { page, name }: LinkWishes,
  { origin, code }: { origin: string; code: string },
): ReferralLink {
  const target = targetOf(page.trim(), origin);
  const words = name.trim().replace(/\s+/g, '-');
  const url = target ?? new URL(PANEL_BASE, origin);
  url.searchParams.set('ref', code);
  if (NAME.test(words)) url.searchParams.set('sub', words);
  return {
    url: url.href,
    problems: {
      ...(target === undefined && { page: 'otherSite' }),
      ...(words !== '' && !NAME.test(words) && { name: 'signs' }),
    },
  };
}

/** A page of the panel at this very host, without what another link had said. */
function targetOf(page: string, origin: string): URL | undefined {
  const url = parseUrl(page === '' ? PANEL_BASE : page, origin);
  if (url?.origin !== origin) return undefined;
  if (url.pathname === '/') url.pathname = PANEL_BASE;
  for (const known of ['ref', 'affiliate_code', 'sub']) url.searchParams.delete(known);
  return url;
}
