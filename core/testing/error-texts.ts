import { readFileSync } from 'node:fs';
import i18next from 'i18next';
import type { Texts } from '#core/deps.ts';
import { LANGUAGES, type Language } from '#locales/languages.ts';

/** The error texts of a language as they lie in `locales/`. */
export function readErrorTexts(language: Language): Record<string, Record<string, string>> {
  const file = new URL(`../../locales/${language}/errors.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>; // Ours.
}

/** Texts by the same rules as in production, without a fallback that would hide a missing one. */
export function createErrorTexts(): Texts {
  const i18n = i18next.createInstance();
  void i18n.init({
    initImmediate: false,
    fallbackLng: false,
    ns: ['errors'],
    resources: Object.fromEntries(
      LANGUAGES.map((language) => [language, { errors: readErrorTexts(language) }]),
    ),
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  // The panel narrows the keys of i18next to its own; these are made out of codes.
  const t = i18n.t as (key: string, options: object) => string;
  return (language, key, params = {}) => t(key, { ...params, lng: language });
}
