import type { FieldProblem } from '#core/errors.ts';
import { LONGEST_WORDS, SHORTEST_WORDS } from './check-rules.pure.ts';

/** So many different letters has what somebody says; a tapped key has fewer. */
const LEAST_LETTERS = 6;
/** Of what is said, at least so much are letters. */
const LEAST_SHARE = 0.5;
const LONGEST_RUN = 5;
/** From so much in common on, two say the same. */
const SAME = 0.75;

const LINK = /https?:|www\.|[\p{L}\d-]\.(?:com|net|org|info|ru|io|tv|me|be|ly|gg|app|shop)\b/iu;

/** With single spaces, as it is kept. */
export const tidyWords = (text: string): string => text.trim().replaceAll(/\s+/gu, ' ');

/** Scripts of India write their vowels as marks. */
const lettersOf = (text: string): string[] => [
  ...text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, ''),
];

/** What is wrong with what somebody says of a video; `known` is what they or others have said before. */
export function wordsProblem(text: string, known: readonly string[]): FieldProblem | undefined {
  const length = [...text].length;
  if (length === 0) return { code: 'required' };
  if (length < SHORTEST_WORDS) return { code: 'too_short', params: { count: SHORTEST_WORDS } };
  if (length > LONGEST_WORDS) return { code: 'too_long', params: { count: LONGEST_WORDS } };
  if (LINK.test(text)) return { code: 'comment_link' };
  if (isRepeated(text)) return { code: 'comment_repeats' };
  const parts = partsOf(text);
  return known.some((other) => isSame(parts, partsOf(other)))
    ? { code: 'comment_known' }
    : undefined;
}

/** Nobody has thought of it: a few keys, or a few words over and over. */
function isRepeated(text: string): boolean {
  const letters = lettersOf(text);
  if (letters.length < [...text].length * LEAST_SHARE) return true;
  if (new Set(letters).size < LEAST_LETTERS) return true;
  if (hasLongRun(letters) || hasPeriod(letters.join(''))) return true;
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.length >= 6 && new Set(words).size * 3 <= words.length;
}

const hasLongRun = (letters: readonly string[]): boolean => {
  let run = 0;
  return letters.some((letter, at) => {
    run = letter === letters[at - 1] ? run + 1 : 1;
    return run > LONGEST_RUN;
  });
};

/** Made of the same piece three times or more; the last may be cut short. */
function hasPeriod(text: string): boolean {
  for (let length = 1; length * 3 <= text.length; length += 1) {
    if (text.slice(length) === text.slice(0, -length)) return true;
  }
  return false;
}

/** All that stands next to each other in it, by which two texts are compared. */
function partsOf(text: string): ReadonlySet<string> {
  const letters = lettersOf(text);
  const parts = new Set<string>();
  for (let at = 0; at + 2 < letters.length; at += 1) {
    parts.add(letters.slice(at, at + 3).join(''));
  }
  return parts;
}

function isSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  let common = 0;
  for (const part of one) if (other.has(part)) common += 1;
  return common > 0 && common >= SAME * (one.size + other.size - common);
}
