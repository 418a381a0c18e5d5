import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#locales/languages.ts';

export const PANEL_BASE = '/app';

/** Below it the same pages show a draft; a step with tildes says how: `/app/~preview/~dark/de`. */
export const PREVIEW_BASE = `${PANEL_BASE}/~preview`;

/** Below it the order form stands in frames of partners: `/app/~widget/~TOKEN~dark/de`. */
export const WIDGET_BASE = `${PANEL_BASE}/~widget`;

const OWN_STEPS = /^\/(?:~preview(?:\/~[a-z~]*)?|~widget\/~[\w~-]+)(?![^/.])/;

/** The base path of the panel in a language; English has no prefix. */
export function languageBase(language: Language): string {
  return language === DEFAULT_LANGUAGE ? PANEL_BASE : `${PANEL_BASE}/${language}`;
}

/** A path of the route table (`/orders`) as a path of the site (`/app/de/orders`). */
export function localizedPath(language: Language, path: string): string {
  return path === '/' ? languageBase(language) : `${languageBase(language)}${path}`;
}

/**
 * Splits a path of the site into its language and the path of the route table.
 * `undefined` as the language means that the path names none.
 */
export function splitPanelPath(pathname: string): {
  language: Language | undefined;
  path: string;
} {
  const rest = pathname.slice(PANEL_BASE.length).replace(OWN_STEPS, '');
  const segment = rest.split('/')[1] ?? '';
  // Remix asks for the data of a language's home at `/app/de.data`.
  const name = rest === `/${segment}` ? segment.replace(/\.data$/, '') : segment;
  if (isLanguage(name) && name !== DEFAULT_LANGUAGE) {
    return { language: name, path: rest.slice(1 + name.length) || '/' };
  }
  return { language: undefined, path: rest || '/' };
}
