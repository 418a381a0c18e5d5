import { useTranslation } from '#app/lib/texts/use-translation.tsx';

/** Writes names one after the other as the language of the page does. */
export function useListed(type: 'conjunction' | 'unit' = 'conjunction') {
  const { i18n } = useTranslation();
  const list = new Intl.ListFormat(i18n.language.replace('_', '-'), { type });
  return (names: readonly string[]): string => list.format(names);
}
