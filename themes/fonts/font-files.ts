import { FONT_FACES } from './font-faces.ts';
import type { FontSettings, FontSubset } from './font-families.ts';

/** Where a file of `public/assets` is found; its name carries a hash of what it holds. */
export function fontFileAddress(file: string): string {
  return `/assets/${file}`;
}

/** The subsets that a language's first screen has letters of, the most frequent first. */
const SUBSETS_OF: Readonly<Record<string, readonly FontSubset[]>> = {
  ru: ['cyrillic', 'latin'],
  tr: ['latin', 'latin-ext'],
  vi: ['latin', 'vietnamese'],
};
/** Their letters are drawn by the reader's system; what else there is may come later. */
const DRAWN_BY_THE_SYSTEM = new Set(['hi', 'ja', 'ko', 'zh']);

const MOST_AT_ONCE = 2;

/**
 * The one or two files that the first screen is drawn with, which a page asks for before it knows
 * its letters: of each typeface the subset that its language is written in.
 */
export function firstFontFiles(
  { text, headings = text }: FontSettings,
  language: string,
): string[] {
  const [primary = ''] = language.split(/[-_]/);
  if (DRAWN_BY_THE_SYSTEM.has(primary)) return [];
  const families = [...new Set([text, headings])].filter((choice) => choice !== 'system');
  const subsets = SUBSETS_OF[primary] ?? ['latin'];
  // Every family with its first subset before any with its second.
  const files = subsets.flatMap((subset) =>
    families.flatMap((family) => FONT_FACES[family].files[subset] ?? []),
  );
  return files.slice(0, MOST_AT_ONCE).map(fontFileAddress);
}
