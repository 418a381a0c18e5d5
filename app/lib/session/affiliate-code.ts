import { daysCookie } from '../http/cookie-header.ts';

export const AFFILIATE_COOKIE = 'affiliate_code';
const DAYS = 14;
/** As links carry it. */
const NAMES = ['affiliate_code', 'ref'];

/** What a code may be made of, wherever it comes from; other words are nobody's. */
const isCode = (text: string | null | undefined): text is string =>
  /^[\w.:~-]{1,64}$/.test(text ?? '');

/** The code of who sent the visitor here, as the link says. */
export function affiliateCodeIn(query: URLSearchParams): string | undefined {
  return NAMES.map((name) => query.get(name)).find(isCode);
}

/** The same as it was kept; who came by a link last has sent the visitor. */
export function affiliateCodeOf(
  query: URLSearchParams,
  kept: string | undefined,
): string | undefined {
  return affiliateCodeIn(query) ?? (isCode(kept) ? kept : undefined);
}

/** Keeps the code of a link for as long as it counts; undefined where the link has none. */
export function affiliateCookie(query: URLSearchParams, secure: boolean): string | undefined {
  const code = affiliateCodeIn(query);
  return code && daysCookie(AFFILIATE_COOKIE, code, { days: DAYS, secure });
}
