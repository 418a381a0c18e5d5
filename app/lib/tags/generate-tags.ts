import type { Language } from '#locales/languages.ts';
import { normalForm, withoutRepeats } from './normal-form.ts';
import { phrasesOf } from './phrases.ts';
import { splitWords, withoutAddresses } from './split-words.ts';
import { languageOf, stopWordsOf } from './stop-words.ts';
import { charactersOf, MOST_CHARACTERS, withinBudget } from './tag-budget.ts';

export interface TagInput {
  title: string;
  description: string;
  /** Separated by commas or lines; they come first, as they were written. */
  keywords: string;
}

export const LONGEST = { title: 100, description: 5_000, keywords: 2_000 } as const;

interface Expected {
  /** What the text is taken to be in where its words do not say. */
  language: Language;
}

export interface Tags {
  tags: string[];
  /** Of the characters that there are for tags. */
  used: number;
}

/** A viewer who finds a few exact tags is worth more than one who finds many vague ones. */
const MOST_TAGS = 30;
/** More than a word is what people search for; beyond three, hardly anybody writes the same. */
const WORTH_BY_LENGTH = [0, 1, 1.7, 1.6, 1.2];
const WORTH_OF_TITLE = 4;
/** A word that the description has once is worth less, and a phrase far down in it. */
const LEAST_WORTH = 1;

/** Tags made of what a video is called and what is said about it, by nothing but their words. */
export function generateTags(input: TagInput, { language }: Expected): Tags {
  const candidates = [...writtenKeywords(input.keywords), ...rankedPhrases(input, language)];
  const tags = withinBudget(withoutRepeats(candidates), MOST_TAGS);
  return { tags, used: charactersOf(tags) };
}

/** As they were written, but for signs that no tag may have. */
function writtenKeywords(keywords: string): string[] {
  return keywords
    .slice(0, LONGEST.keywords)
    .split(/[,;\n\u3001\uFF0C]/u)
    .map((keyword) =>
      keyword
        .replace(/[<>"#]/gu, ' ')
        .replace(/\s+/gu, ' ')
        .trim(),
    )
    .filter((keyword) => keyword !== '' && keyword.length <= MOST_CHARACTERS);
}

function rankedPhrases({ title, description }: TagInput, expected: Language): string[] {
  const texts = [
    { text: title.slice(0, LONGEST.title), worth: WORTH_OF_TITLE },
    { text: description.slice(0, LONGEST.description), worth: 1 },
  ].map(({ text, worth }) => ({ text: withoutAddresses(text.normalize('NFC')), worth }));
  const words = texts.flatMap(({ text }) => splitWords(text, expected).map((word) => word.text));
  const language = languageOf(words, expected);
  const isStopWord = stopWordsOf(language);
  const worths = new Map<string, { tag: string; worth: number }>();
  for (const { text, worth } of texts) {
    const split = splitWords(text, language);
    for (const { tag, length, place } of phrasesOf({ text, words: split, isStopWord })) {
      const form = normalForm(tag);
      const known = worths.get(form) ?? { tag, worth: 0 };
      // What is said first is what it is about.
      const more = (worth * (WORTH_BY_LENGTH[length] ?? 1)) / (1 + place / 40);
      worths.set(form, { tag: known.tag, worth: known.worth + more });
    }
  }
  // Sorting keeps the order of what is worth the same.
  const worthy = [...worths.values()].filter(({ worth }) => worth > LEAST_WORTH);
  return worthy.sort((a, b) => b.worth - a.worth).map(({ tag }) => tag);
}
