import { expect, it } from 'vitest';
import { affiliateCodeIn, clickCookie, readAffiliate, withoutLink } from './affiliate-code.ts';

const query = (text: string) => new URLSearchParams(text);

it.each([
  ['ref=abc', 'abc'],
  ['affiliate_code=abc', 'abc'],
  ['affiliate_code=abc&ref=def', 'abc'],
  ['ref=abc&sub=blog.spring', 'abc~blog.spring'],
  ['ref=abc&sub=a~b', 'abc'],
  [`ref=abc&sub=${'a'.repeat(65)}`, 'abc'],
  ['sub=blog', undefined],
  ['ref=', undefined],
  ['ref=a~b', undefined],
  ['ref=%3Cscript%3E', undefined],
  [`ref=${'a'.repeat(65)}`, undefined],
])('of "%s" is %s', (text, code) => {
  expect(affiliateCodeIn(query(text))).toBe(code);
});

it.each([
  ['?ref=abc&sub=blog', ''],
  ['?page=2&affiliate_code=abc&ref=def', '?page=2'],
  ['?page=2&sub=blog', '?page=2&sub=blog'],
  ['?q=a%20b', '?q=a%20b'],
  ['', ''],
])('what a browser keeps of "%s" is "%s"', (search, kept) => {
  expect(withoutLink(search)).toBe(kept);
});

const CLICK = `abc~~t1x2y3~${'s'.repeat(43)}`;
const GONE = 'affiliate_code=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure';

it.each([
  ['', CLICK, 'granted', CLICK, undefined],
  ['ref=new', CLICK, 'granted', 'new', undefined],
  ['ref=new', CLICK, 'denied', 'new', GONE],
  ['', CLICK, 'denied', undefined, GONE],
  ['', CLICK, undefined, undefined, GONE],
  ['', 'a b', 'granted', undefined, GONE],
  ['', undefined, 'denied', undefined, undefined],
] as const)('of "%s" with %s kept, advertising %s', (text, kept, advertising, code, cookie) => {
  const consent = advertising && ({ analytics: 'denied', advertising } as const);
  const read = readAffiliate({ query: query(text), kept, consent, secure: true });
  expect([read.code, read.cookie()]).toEqual([code, cookie]);
});

it('is kept for fourteen days, and not read by scripts', () => {
  expect(clickCookie('abc', true)).toBe(
    'affiliate_code=abc; Path=/; Max-Age=1209600; HttpOnly; SameSite=Lax; Secure',
  );
});
