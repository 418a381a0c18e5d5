import type { Word } from './split-words.ts';

/** A run of words that stand together, as somebody may search for it. */
export interface Phrase {
  tag: string;
  /** How many words it has. */
  length: number;
  /** The place of its first word, from the beginning of the text. */
  place: number;
}

const MOST_WORDS = 4;
const LONGEST_TAG = 60;
/** Between words of one phrase stands a space, a hyphen or an apostrophe, or nothing at all. */
const JOINED = /^(?:[\p{Zs}\t]?|[-\u2010\u2011'\u2019&.+])$/u;
/** Scripts without spaces, in which a word is a sign or two. */
const DENSE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Hangul}]/u;
const LETTER = /\p{L}/u;

interface Source {
  text: string;
  words: readonly Word[];
  isStopWord: (word: string) => boolean;
}

/** Every phrase of one to four words that neither begins nor ends with a small word, nor has two. */
export function phrasesOf(source: Source): Phrase[] {
  const { words } = source;
  return words.flatMap((_, place) => {
    const phrases: Phrase[] = [];
    for (let length = 1; length <= MOST_WORDS; length += 1) {
      const last = words[place + length - 1];
      const before = words[place + length - 2];
      if (!last || (length > 1 && before && !isJoined(source, before, last))) break;
      const phrase = phraseAt(source, place, length);
      if (phrase) phrases.push(phrase);
    }
    return phrases;
  });
}

const isJoined = ({ text }: Source, before: Word, after: Word): boolean =>
  JOINED.test(text.slice(before.to, after.from));

function phraseAt(
  { text, words, isStopWord }: Source,
  place: number,
  length: number,
): Phrase | undefined {
  const [first, last] = [words[place], words[place + length - 1]];
  if (!first || !last || isStopWord(first.text) || isStopWord(last.text)) return undefined;
  const within = words.slice(place, place + length);
  if (within.filter((word) => isStopWord(word.text)).length > 1) return undefined;
  const tag = text.slice(first.from, last.to).toLowerCase().replace(/\s+/gu, ' ');
  // A number alone, and a letter or two, find everything and nothing.
  if (length === 1 && (!LETTER.test(tag) || tag.length < (DENSE.test(tag) ? 2 : 3))) return;
  return tag.length <= LONGEST_TAG ? { tag, length, place } : undefined;
}
