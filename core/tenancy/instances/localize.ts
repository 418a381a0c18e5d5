import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#locales/languages.ts';

/**
 * A document with every text in one language, or in English where it lacks that one. The schemas
 * are closed, so an object of strings by language codes is a text and never anything else.
 */
export function localize(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((item) => localize(item, language));
  if (typeof value !== 'object' || value === null) return value;
  if (isLocalized(value)) return value[language] ?? value[DEFAULT_LANGUAGE];
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, localize(inner, language)]),
  );
}

type ByLanguage = Partial<Record<Language, string>>;

function isLocalized(value: object): value is ByLanguage {
  const entries = Object.entries(value);
  return (
    Object.hasOwn(value, DEFAULT_LANGUAGE) &&
    entries.every(([key, text]) => isLanguage(key) && typeof text === 'string')
  );
}
