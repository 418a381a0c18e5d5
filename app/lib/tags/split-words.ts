import { languageTag, type Language } from '#locales/languages.ts';

/** A word as it stands in its text. */
export interface Word {
  /** In lower case. */
  text: string;
  from: number;
  to: number;
}

/** Addresses, times of chapters, names of accounts and tags of HTML, which are no words. */
const NO_WORDS =
  /https?:\/\/\S+|www\.\S+|\S+@\S+|@[\p{L}\p{N}._-]+|\b\d{1,2}(?::\d{2}){1,2}\b|<[^<>]*>/gu;

/** Everything is as long as before, so that places in the text stay where they are. */
export const withoutAddresses = (text: string): string =>
  text.replace(NO_WORDS, (found) => '\n'.repeat(found.length));

const KATAKANA = /^[\p{Script=Katakana}\u30FC]+$/u;

/** Finds words in any script: those of Japanese, Chinese and Thai stand without spaces. */
export function splitWords(text: string, language: Language): Word[] {
  const segmenter = new Intl.Segmenter(languageTag(language), { granularity: 'word' });
  const words: Word[] = [];
  for (const { segment, index: from, isWordLike } of segmenter.segment(text)) {
    if (isWordLike !== true) continue;
    const to = from + segment.length;
    const before = words.at(-1);
    // A loan word that no dictionary has falls to pieces.
    if (before?.to === from && KATAKANA.test(before.text) && KATAKANA.test(segment)) {
      words[words.length - 1] = { text: before.text + segment, from: before.from, to };
    } else {
      words.push({ text: segment.toLowerCase(), from, to });
    }
  }
  return words;
}
