import { languageTag, type Language } from '#locales/languages.ts';

const UNITS: [unit: string, seconds: number][] = [
  ['hour', 3600],
  ['minute', 60],
];

/** How long to wait, in the words of the language, rounded up: `3 minutes`. */
export function waitWords(language: Language, seconds: number): string {
  const [unit, length] = UNITS.find(([, unitSeconds]) => seconds > unitSeconds) ?? ['second', 1];
  const format = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(languageTag(language), format).format(Math.ceil(seconds / length));
}
