import {
  languageBase,
  localizedPath,
  PANEL_BASE,
  splitPanelPath,
} from '#app/lib/i18n/languages.ts';
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  PSEUDO_LANGUAGE,
  type Language,
} from '#locales/languages.ts';
import { preferredLanguage } from './choose-language.ts';

/** What a path of the panel asks for: a page in a language, or another address. */
export type PanelAddress =
  | { kind: 'page'; language: Language; locale: string; basename: string }
  | { kind: 'redirect'; location: string; status: 301 | 302; remember?: Language };

interface PanelAddressInput {
  url: URL;
  /** A document that a person opened, not data, an action or a crawler's visit. */
  mayMove: () => boolean;
  /** Only the language's own query parameter moves a crawler, too. */
  isDocument: boolean;
  cookie: string | undefined;
  acceptLanguage: string | null;
  /** The languages of the instance. */
  offered: readonly Language[];
  pseudo: boolean;
}

export function isPanelPath(pathname: string): boolean {
  return (
    pathname === PANEL_BASE || pathname.startsWith(`${PANEL_BASE}/`) || pathname === '/app.data'
  );
}

export function panelAddress(input: PanelAddressInput): PanelAddress {
  const { url } = input;
  if (/%5c/i.test(url.pathname)) {
    // Half of the software of the world reads it as a slash; React Router cannot show such a path.
    const location = url.pathname.replace(/(?:%5c|\/)+/gi, '/') + url.search;
    return { kind: 'redirect', location, status: 301 };
  }
  const { language, path } = splitPanelPath(url.pathname);
  const [, first = ''] = path.split('/');

  if (!language && input.pseudo && first.replace(/\.data$/, '') === PSEUDO_LANGUAGE) {
    const basename = `${PANEL_BASE}/${PSEUDO_LANGUAGE}`;
    return { kind: 'page', language: DEFAULT_LANGUAGE, locale: PSEUDO_LANGUAGE, basename };
  }
  if (!language && first === DEFAULT_LANGUAGE && input.isDocument) {
    const rest = path.slice(1 + first.length);
    return { kind: 'redirect', location: PANEL_BASE + rest + url.search, status: 301 };
  }
  const asked = url.searchParams.get('locale');
  const chosen = input.offered.find((offered) => offered === asked);
  if (input.isDocument && chosen) {
    return { kind: 'redirect', location: moved(url, path, chosen), status: 302, remember: chosen };
  }
  if (language && input.isDocument && !input.offered.includes(language)) {
    return { kind: 'redirect', location: moved(url, path, DEFAULT_LANGUAGE), status: 302 };
  }
  if (!language) {
    const preferred = preferredLanguage(input);
    if (preferred !== DEFAULT_LANGUAGE && input.mayMove()) {
      return { kind: 'redirect', location: moved(url, path, preferred), status: 302 };
    }
  }
  const shown = language ?? DEFAULT_LANGUAGE;
  return { kind: 'page', language: shown, locale: shown, basename: languageBase(shown) };
}

/** The same page in another language, with its query less the choice itself. */
function moved(url: URL, path: string, language: Language): string {
  const query = new URLSearchParams(url.search);
  if (isLanguage(query.get('locale'))) query.delete('locale');
  const rest = query.toString();
  return localizedPath(language, path) + (rest ? `?${rest}` : '');
}
