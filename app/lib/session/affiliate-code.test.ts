import { expect, it } from 'vitest';
import { affiliateCodeOf, affiliateCookie } from './affiliate-code.ts';

const query = (text: string) => new URLSearchParams(text);

it.each([
  ['ref=abc', undefined, 'abc'],
  ['affiliate_code=abc', undefined, 'abc'],
  ['affiliate_code=abc&ref=def', undefined, 'abc'],
  ['ref=new', 'old', 'new'],
  ['', 'old', 'old'],
  ['ref=', 'old', 'old'],
  ['ref=%3Cscript%3E', 'old', 'old'],
  [`ref=${'a'.repeat(65)}`, undefined, undefined],
  ['', 'a b', undefined],
  ['', undefined, undefined],
])('of "%s" with %s kept is %s', (text, kept, code) => {
  expect(affiliateCodeOf(query(text), kept)).toBe(code);
});

it('is kept for fourteen days, and not read by scripts', () => {
  expect(affiliateCookie(query('ref=abc'), true)).toBe(
    'affiliate_code=abc; Path=/; Max-Age=1209600; HttpOnly; SameSite=Lax; Secure',
  );
  expect(affiliateCookie(query('page=2'), true)).toBeUndefined();
});
