/** The twelve languages of the interface. English stands without a prefix in paths. */
export const LANGUAGES = [
  'en',
  'de',
  'es',
  'fr',
  'hi_IN',
  'ja',
  'ko',
  'pt_BR',
  'ru',
  'tr',
  'vi',
  'zh_CN',
] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

/** Not spoken by anyone: what `pseudo.ts` makes of English, for layout tests. */
export const PSEUDO_LANGUAGE = 'en_XA';

/** Each language in its own words, as a language menu shows it. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  hi_IN: 'हिन्दी',
  ja: '日本語',
  ko: '한국어',
  pt_BR: 'Português (Brasil)',
  ru: 'Русский',
  tr: 'Türkçe',
  vi: 'Tiếng Việt',
  zh_CN: '简体中文',
};

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && (LANGUAGES as readonly string[]).includes(value);
}

/** The BCP 47 tag of a language, for `lang`, `hreflang`, Intl and Accept-Language. */
export function languageTag(language: Language): string {
  return language.replace('_', '-');
}
