import { isbot } from 'isbot';
import type { Language } from '#locales/languages.ts';
import { readCookie } from '../http/cookies.ts';
import { previewViewIn, type PreviewView } from '#app/lib/studio-preview/preview-address.ts';
import { panelAddress, type PanelAddress } from './panel-address.ts';
import { frameEntry, frameViewIn, type FrameView } from '#app/lib/widget-frame/frame-address.ts';
import { enterFrame, frameAddress } from './widget/frame-address.ts';
import { previewAddress } from './preview/preview-address.ts';

/** As much of a request as tells which page it wants. */
export interface Asked {
  method: string;
  url: URL;
  header: (name: string) => string | null;
}

/** A page of the preview shows a draft instead of what is published, and is like no other. */
type RequestedAddress = PanelAddress & { view?: PreviewView; frame?: FrameView };

interface Offer {
  languages: readonly Language[];
  pseudo: boolean;
}

export function requestedAddress(
  { method, url, header }: Asked,
  { languages, pseudo }: Offer,
): RequestedAddress {
  const isDocument = (method === 'GET' || method === 'HEAD') && !url.pathname.endsWith('.data');
  const view = previewViewIn(url.pathname);
  if (view) return { ...previewAddress(url, view, isDocument), view };
  const accepted = { acceptLanguage: header('accept-language'), offered: languages };
  const frame = frameViewIn(url.pathname);
  if (frame) return { ...frameAddress(url, frame, { isDocument, ...accepted }), frame };
  const entered = frameEntry(url);
  if (entered) return enterFrame(url, entered, accepted);
  // Somebody opens it: what a script of a page asks for belongs to the language of that page.
  const isVisit = header('sec-fetch-dest') !== 'empty';
  return panelAddress({
    url,
    isDocument,
    mayMove: () => isDocument && isVisit && !isbot(header('user-agent') ?? ''),
    cookie: readCookie(header('cookie'), 'locale'),
    ...accepted,
    pseudo,
  });
}
