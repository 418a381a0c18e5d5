import { parseUrl } from '#core/platform/http/parse-url.pure.ts';

/**
 * The one guard of links that come as data: of owners, of their texts, of addresses. The router
 * takes `/\host` and paths that fold to `//host` for paths of this site, browsers do not.
 */
export type LinkTarget = { kind: 'inside'; href: string } | { kind: 'outside'; href: string };

const SITE = 'http://site.invalid';
const OUTSIDE = /^(?:https?:\/\/[^/?#@]+(?:[/?#]|$)|mailto:|tel:)/i;
/** What browsers skip or read as another sign. */
const TRICKY = /[\\\u0000-\u0020\u007f-\u009f]/;

/** Undefined for what is no link of ours: it is shown as a text. */
export function linkTarget(href: string): LinkTarget | undefined {
  if (TRICKY.test(href)) return undefined;
  if (isInside(href)) return { kind: 'inside', href };
  return OUTSIDE.test(href) && parseUrl(href) ? { kind: 'outside', href } : undefined;
}

/** A path of this site, whatever its dots fold to. */
export function isInside(href: string): boolean {
  if (TRICKY.test(href) || !isPath(href)) return false;
  const url = parseUrl(href, SITE);
  return url?.origin === SITE && isPath(url.pathname);
}

function isPath(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//');
}
