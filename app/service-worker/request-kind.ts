import { PANEL_BASE } from '../lib/i18n/languages.ts';

/**
 * What the worker does with a request: a page comes from the network and nowhere else, the built
 * files and the pictures of an instance may be kept, and everything else is none of its business.
 */
export type RequestKind = 'page' | 'file' | 'picture' | 'other';

/** Names that carry a hash of what is behind them: the same for everybody, and for good. */
const FILE = /^\/assets\/[^/]+-[\w-]{7,}\.(?:js|css|woff2|svg|png|webp)$/;
const PICTURE = new RegExp(
  `^(?:/instance-assets/[a-z0-9-]+|${PANEL_BASE}/icons)/[0-9a-f]{32}[./][\\w.-]+$`,
);

export function requestKind(
  request: Pick<Request, 'method' | 'destination' | 'url'>,
  origin: string,
): RequestKind {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return 'other';
  // What stands in a frame is a part of a page that is already there.
  if (request.destination === 'document') return isOfPanel(url.pathname) ? 'page' : 'other';
  if (FILE.test(url.pathname)) return 'file';
  return PICTURE.test(url.pathname) ? 'picture' : 'other';
}

function isOfPanel(pathname: string): boolean {
  return pathname === PANEL_BASE || pathname.startsWith(`${PANEL_BASE}/`);
}
