import { daysCookie } from '../http/cookie-header.ts';
import type { Consent } from './consent.ts';

export const AFFILIATE_COOKIE = 'affiliate_code';
/** As long as the core counts a click. */
const DAYS = 14;
/** As links carry the code, and the name that its owner gave to the link. */
const CODE_NAMES = ['affiliate_code', 'ref'];
const SUB_NAME = 'sub';
const WORD = /^[\w.:-]{1,64}$/;
/** As the core has signed it; it alone can say whether it did. */
const CLICK = /^[\w.:~-]{40,250}$/;

export interface AffiliateLink {
  code: string;
  /** Undefined where the link has no name. */
  subId: string | undefined;
}

/** Who sent the visitor here, as the link says; what no code can be made of is nobody's. */
export function affiliateLinkIn(query: URLSearchParams): AffiliateLink | undefined {
  const isWord = (text: string | null): text is string => WORD.test(text ?? '');
  const code = CODE_NAMES.map((name) => query.get(name)).find(isWord);
  const subId = query.get(SUB_NAME);
  return code === undefined ? undefined : { code, subId: isWord(subId) ? subId : undefined };
}

/** A query without what a link says of its owner, for what a browser keeps without being asked. */
export function withoutLink(search: string): string {
  const query = new URLSearchParams(search);
  if (affiliateLinkIn(query) === undefined) return search;
  for (const name of [...CODE_NAMES, SUB_NAME]) query.delete(name);
  return query.size === 0 ? '' : `?${query}`;
}

/** The link as other calls take it. */
export function affiliateCodeIn(query: URLSearchParams): string | undefined {
  const link = affiliateLinkIn(query);
  return link && (link.subId === undefined ? link.code : `${link.code}~${link.subId}`);
}

/** Advertising is what a link of somebody is, so only who agreed to that carries it along. */
export const keepsClicks = (consent: Consent | undefined): boolean =>
  consent?.advertising === 'granted';

interface Visit {
  query: URLSearchParams;
  kept: string | undefined;
  consent: Consent | undefined;
  secure: boolean;
}

export interface Affiliate {
  /** Who sent the visitor: by the link of this very page, else by the last one before. */
  readonly code: string | undefined;
  /** The Set-Cookie line of what changed; undefined when nothing did. */
  cookie(): string | undefined;
}

export function readAffiliate({ query, kept, consent, secure }: Visit): Affiliate {
  const click = keepsClicks(consent) && CLICK.test(kept ?? '') ? kept : undefined;
  return {
    code: affiliateCodeIn(query) ?? click,
    // Whoever takes the agreement back takes this along; so does what opens nothing.
    cookie: () =>
      kept !== undefined && click === undefined
        ? daysCookie(AFFILIATE_COOKIE, '', { days: 0, secure })
        : undefined,
  };
}

/** Keeps a click as the core has signed it. */
export const clickCookie = (click: string, secure: boolean): string =>
  daysCookie(AFFILIATE_COOKIE, click, { days: DAYS, secure });
