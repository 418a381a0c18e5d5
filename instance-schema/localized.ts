/** The languages a text can be written in; English is always there. */
export type LocalizedLanguage =
  | 'en'
  | 'de'
  | 'es'
  | 'fr'
  | 'hi_IN'
  | 'ja'
  | 'ko'
  | 'pt_BR'
  | 'ru'
  | 'tr'
  | 'vi'
  | 'zh_CN';

/** A text for people: one that stands for every language, or one for each. */
export type Localized = string | ({ en: string } & Partial<Record<LocalizedLanguage, string>>);
