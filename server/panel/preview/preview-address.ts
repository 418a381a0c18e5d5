import { splitPanelPath } from '#app/lib/i18n/languages.ts';
import {
  previewBase,
  previewPath,
  type PreviewView,
} from '#app/lib/studio-preview/preview-address.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '#locales/languages.ts';
import type { PanelAddress } from '../panel-address.ts';

type Found = Extract<PanelAddress, { kind: 'page' | 'redirect' }>;

/**
 * What a path of the preview asks for. Nobody is led to the language they read, and nothing is
 * remembered: whoever looks at a draft chooses each time, also what is not offered.
 */
export function previewAddress(url: URL, view: PreviewView, isDocument: boolean): Found {
  const { language = DEFAULT_LANGUAGE, path } = splitPanelPath(url.pathname);
  const basename = previewBase(view, language);
  const chosen = url.searchParams.get('locale');
  if (isDocument && isLanguage(chosen)) {
    const rest = new URLSearchParams(url.search);
    rest.delete('locale');
    const location = previewPath(view, chosen, path) + (rest.size > 0 ? `?${rest.toString()}` : '');
    return { kind: 'redirect', location, status: 302 };
  }
  // Said in another order, the base would not be the one that the page's links are made with.
  if (!url.pathname.startsWith(basename)) {
    return {
      kind: 'redirect',
      location: previewPath(view, language, path) + url.search,
      status: 302,
    };
  }
  return { kind: 'page', language, locale: language, basename };
}
