import { expect, test } from 'vitest';
import { readCookie } from './cookies.ts';

test.each<[string | null, string | undefined]>([
  [null, undefined],
  ['', undefined],
  ['theme', undefined],
  ['theme=dark', 'dark'],
  ['a=1;theme=dark', 'dark'],
  ['a=1; theme = dark ', 'dark'],
  ['theme=a=b', 'a=b'],
  ['theme=%C3%A9', 'é'],
  ['theme=', ''],
  // Neither another one that ends or begins alike.
  ['my-theme=dark', undefined],
  ['theme-of=dark', undefined],
  ['THEME=dark', undefined],
  // Of two, the first; one that is broken counts as absent.
  ['theme=dark; theme=light', 'dark'],
  ['theme=%E0%A4%A', undefined],
])('of %j the theme is %j', (header, value) => {
  expect(readCookie(header, 'theme')).toBe(value);
});
