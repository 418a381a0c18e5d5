import { DEFAULT_LANGUAGE, type Language } from '#locales/languages.ts';

/** A text in the asked language, else in English, else in the first language that has it. */
export function pickText<T>(
  byLanguage: Partial<Record<string, T>>,
  language: Language,
): T | undefined {
  return byLanguage[language] ?? byLanguage[DEFAULT_LANGUAGE] ?? firstOf(byLanguage);
}

/** A field of texts that are kept by language, each field with a fallback of its own. */
export function pickField<Fields extends object, Field extends keyof Fields>(
  texts: Partial<Record<string, Fields>>,
  field: Field,
  language: Language,
): NonNullable<Fields[Field]> | undefined {
  const byLanguage: Partial<Record<string, NonNullable<Fields[Field]>>> = {};
  for (const [name, fields] of Object.entries(texts)) {
    const text = fields?.[field];
    if (text != null) byLanguage[name] = text;
  }
  return pickText(byLanguage, language);
}

function firstOf<T>(byLanguage: Partial<Record<string, T>>): T | undefined {
  const [language] = Object.keys(byLanguage).sort();
  return language === undefined ? undefined : byLanguage[language];
}
