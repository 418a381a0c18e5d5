import type { Tone } from '../tone.css.ts';

const TONES = ['brand', 'accent', 'success', 'warning', 'danger', 'info'] as const satisfies Tone[];

/** The first letters of the first two words, whole with all their marks. */
export function initials(name: string): string {
  const words = name.split(/[\s._@-]+/u).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => /^[\p{L}\p{N}][\p{M}\u200d]*/u.exec(word)?.[0] ?? '')
    .join('')
    .toLocaleUpperCase('en');
}

/** The same name has the same colour everywhere. */
export function toneOf(name: string): Tone {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return TONES[sum % TONES.length] ?? 'brand';
}
