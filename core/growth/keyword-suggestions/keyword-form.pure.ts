import type { Language } from '#locales/languages.ts';

/** The United Kingdom. */
export const FIRST_COUNTRY = 233;

/** Of a customer. */
export const SEARCHES_A_DAY = 30;

export const LONGEST_KEYWORD = 80;

/** One form of what people type in many ways; empty where nothing is left. */
export const keywordForm = (written: string): string =>
  written
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_KEYWORD)
    .trim();

export interface SuggestionsAsked {
  keyword: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  language: Language;
}
