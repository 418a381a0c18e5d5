import { COMMON_PASSWORDS } from './common-passwords.pure.ts';
import { COMMON_WORDS } from './common-words.pure.ts';

/** Rows and columns of keyboards, the alphabet and the digits, as a finger runs along them. */
const RUNS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  '1234567890',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'qsdfghjklm',
  'zxcvbnm',
  'yxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  '!@#$%^&*()',
  '!"§$%&/()=',
  'йцукенгшщзхъ',
  'фывапролджэ',
  'ячсмитьбю',
].flatMap((run) => [run, [...run].reverse().join('')]);

const LETTER_FOR: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** So many words in a row are a passphrase and no longer quick to try. */
const FEW_WORDS = 2;
const LONG_NUMBER = 14;

/**
 * Whether a password is among those that are tried first: common words with digits and signs
 * around them, runs, repetitions, dates, and what the account itself says (`own`).
 */
export function isEasyToGuess(password: string, own: readonly string[] = []): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  if (COMMON_PASSWORDS.has(text)) return true;
  if (new Set(text).size <= 4 || /^(.{1,5})\1+.{0,2}$/u.test(text)) return true;
  if (/^[\d\s./+-]+$/.test(text) && text.length < LONG_NUMBER) return true;
  if (withoutRuns(text).length <= 2) return true;
  const words = new Set(own.flatMap(wordsOf));
  const middle = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return [text, asLetters(text), asLetters(middle)].some((spelling) => {
    const cores = [spelling, withoutRuns(spelling)].map((part) => part.replace(/[^\p{L}]+/gu, ''));
    return cores.some((core) =>
      core.length <= 2 ? text.length < LONG_NUMBER : isFewWords(core, words, FEW_WORDS),
    );
  });
}

const asLetters = (text: string) => [...text].map((char) => LETTER_FOR[char] ?? char).join('');

/** Cuts out what is three or more neighbours of a run. */
function withoutRuns(text: string): string {
  let rest = '';
  for (let at = 0; at < text.length;) {
    const length = runAt(text, at);
    if (length < 3) rest += text[at];
    at += length < 3 ? 1 : length;
  }
  return rest;
}

function runAt(text: string, at: number): number {
  let length = 1;
  while (at + length < text.length && isRun(text.slice(at, at + length + 1))) length += 1;
  return length;
}

const isRun = (piece: string) => RUNS.some((run) => run.includes(piece));

function isFewWords(text: string, own: ReadonlySet<string>, left: number): boolean {
  if (text === '') return true;
  if (left === 0) return false;
  for (let length = text.length; length > 0; length -= 1) {
    const word = text.slice(0, length);
    const isKnown = COMMON_WORDS.has(word) || own.has(word);
    if (isKnown && isFewWords(text.slice(length), own, left - 1)) return true;
  }
  return false;
}

/** The parts of an address or a name that somebody who knows it would try. */
function wordsOf(text: string): string[] {
  const words = text.toLowerCase().split(/[^\p{L}]+/u);
  return [...words, words.join('')].filter((word) => word.length >= 3);
}
