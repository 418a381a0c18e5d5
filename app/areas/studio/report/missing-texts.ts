import { LANGUAGES, isLanguage, type Language } from '#locales/languages.ts';
import { filledPlaces, isRecord, type Place, type StudioDocument } from './places.ts';

/** The fields that a reader of a language reads in English. */
export interface MissingTexts {
  language: Language;
  places: Place[];
}

/** The languages that an instance is offered in; without a word of its owner, all. */
export function offeredLanguages(settings: Readonly<Record<string, unknown>>): Language[] {
  const chosen = settings['languages'];
  if (!Array.isArray(chosen)) return [...LANGUAGES];
  const known = new Set(chosen.filter((one) => typeof one === 'string' && isLanguage(one)));
  return LANGUAGES.filter((language) => language === 'en' || known.has(language));
}

/**
 * Texts that are written in some languages and not in others. One that is no more than a text
 * stands for every language and misses none.
 */
export function missingTexts(
  documents: readonly StudioDocument[],
  languages: readonly Language[],
): MissingTexts[] {
  const written = filledPlaces(documents).flatMap(({ field, value, kind, key, pointer }) =>
    field.control.startsWith('localized-') && isRecord(value)
      ? [{ place: { kind, key, pointer }, texts: value }]
      : [],
  );
  return languages.flatMap((language) => {
    const places = written
      .filter(({ texts }) => isEmpty(texts[language]))
      .map(({ place }) => place);
    return places.length === 0 ? [] : [{ language, places }];
  });
}

const isEmpty = (text: unknown) => typeof text !== 'string' || text.trim() === '';
