import { isbot } from 'isbot';
import { readCookie } from '../http/cookies.ts';
import { panelAddress } from './panel-address.ts';

/** As much of a request as tells which page it wants. */
export interface Asked {
  method: string;
  url: URL;
  header: (name: string) => string | null;
}

export function requestedAddress({ method, url, header }: Asked, pseudo: boolean) {
  const isDocument = (method === 'GET' || method === 'HEAD') && !url.pathname.endsWith('.data');
  // Somebody opens it: what a script of a page asks for belongs to the language of that page.
  const isVisit = header('sec-fetch-dest') !== 'empty';
  return panelAddress({
    url,
    isDocument,
    mayMove: () => isDocument && isVisit && !isbot(header('user-agent') ?? ''),
    cookie: readCookie(header('cookie'), 'locale'),
    acceptLanguage: header('accept-language'),
    pseudo,
  });
}
