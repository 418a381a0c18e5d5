import { DEFAULT_LANGUAGE, type Language } from '#locales/languages.ts';

/** Where the panel stands on its host, in a language. */
export const panelBase = (language: Language): string =>
  language === DEFAULT_LANGUAGE ? '/app' : `/app/${language}`;
