import type { Option } from './options.ts';

/** Letters as they are looked for: neither case nor accents count, nor the dot of the Turkish i. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i');
}

/** The options in which every word of the query stands, in their order. */
export function matchOptions(options: readonly Option[], query: string): readonly Option[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  return options.filter(({ label, group = '', hint = '' }) => {
    const text = fold(`${label} ${group} ${hint}`);
    return words.every((word) => text.includes(word));
  });
}
