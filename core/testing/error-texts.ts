import { readFileSync } from 'node:fs';
import i18next from 'i18next';
import type { Texts } from '#core/deps.ts';
import { LANGUAGES, type Language } from '#locales/languages.ts';
import { NUMBERS_IN_TEXTS } from '#locales/numbers-in-texts.ts';

type TextsByPart = Record<string, Record<string, string>>;

/** The error texts of a language as they lie in `locales/`. */
export const readErrorTexts = (language: Language): TextsByPart => readTexts(language, 'errors');

function readTexts(language: Language, namespace: string): TextsByPart {
  const file = new URL(`../../locales/${language}/${namespace}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as TextsByPart; // Ours.
}

/** Texts by the same rules as in production, without a fallback that would hide a missing one. */
export function createErrorTexts(): Texts {
  const i18n = i18next.createInstance();
  void i18n.init({
    initImmediate: false,
    fallbackLng: false,
    ns: ['documents', 'errors', 'mail'],
    resources: Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        {
          documents: readTexts(language, 'documents'),
          errors: readErrorTexts(language),
          mail: readTexts(language, 'mail'),
        },
      ]),
    ),
    interpolation: NUMBERS_IN_TEXTS,
    returnNull: false,
  });
  // The panel narrows the keys of i18next to its own; these are made out of codes.
  const t = i18n.t as (key: string, options: object) => string;
  return (language, key, params = {}) => t(key, { ...params, lng: language });
}
