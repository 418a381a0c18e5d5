import { languageTag, type Language } from '#locales/languages.ts';

const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
const FORM = new RegExp(`^(.+)_(?:${FORMS.join('|')})$`);

/** Which forms a language counts with, such as one, few, many and other in Russian. */
export function pluralFormsOf(language: Language): string[] {
  const { pluralCategories } = new Intl.PluralRules(languageTag(language)).resolvedOptions();
  return FORMS.filter((form) => pluralCategories.includes(form));
}

/** The keys that are counted, without their form: those with an `_other` in English. */
export function countedKeys(englishKeys: Iterable<string>): Set<string> {
  const counted = new Set<string>();
  for (const key of englishKeys) {
    if (key.endsWith('_other')) counted.add(key.slice(0, -'_other'.length));
  }
  return counted;
}

/**
 * The key as the code writes it. Only a counted key has forms: `too_many` alone is a key like any
 * other.
 */
export function baseKey(key: string, counted: ReadonlySet<string>): string {
  const base = FORM.exec(key)?.[1];
  return base !== undefined && counted.has(base) ? base : key;
}
