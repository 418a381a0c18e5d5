import type { Localized } from '#instance-schema/localized.ts';

/** A text of the instance in one language, else in English; empty where the owner wrote none. */
export function localize(text: Localized | undefined, language: string): string {
  if (text === undefined || typeof text === 'string') return text ?? '';
  const own = Object.entries(text).find(([code]) => code === language);
  return own?.[1] ?? text.en;
}
