import { splitPanelPath } from '#app/lib/i18n/languages.ts';
import { frameBase, frameForm, type FrameView } from '#app/lib/widget-frame/frame-address.ts';
import { DEFAULT_LANGUAGE, type Language } from '#locales/languages.ts';
import { preferredLanguage } from '../choose-language.ts';
import type { PanelAddress } from '../panel-address.ts';

interface Accepted {
  acceptLanguage: string | null;
  offered: readonly Language[];
}

/** From the address that stands on a partner's page to the form, in its language or the visitor's. */
export function enterFrame(url: URL, view: FrameView, accepted: Accepted): PanelAddress {
  const asked = url.searchParams.get('locale')?.replace('_', '-') ?? '';
  const wishes = [asked, accepted.acceptLanguage ?? ''].filter(Boolean).join();
  const language = preferredLanguage({ ...accepted, cookie: undefined, acceptLanguage: wishes });
  return { kind: 'redirect', location: frameForm(view, language, url.searchParams), status: 302 };
}

/** What a path in a frame asks for; nothing is remembered of it. */
export function frameAddress(
  url: URL,
  view: FrameView,
  { isDocument, offered }: Accepted & { isDocument: boolean },
): PanelAddress {
  const { language = DEFAULT_LANGUAGE, path } = splitPanelPath(url.pathname);
  const basename = frameBase(view, language);
  const isOffered = language === DEFAULT_LANGUAGE || offered.includes(language);
  // Said in another order, the base would not be the one that the page's links are made with.
  const isExact = url.pathname.startsWith(basename);
  if (isDocument && (!isOffered || !isExact || path === '/')) {
    const shown = isOffered ? language : DEFAULT_LANGUAGE;
    return { kind: 'redirect', location: frameForm(view, shown, url.searchParams), status: 302 };
  }
  return { kind: 'page', language, locale: language, basename };
}
