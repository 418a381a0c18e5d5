import { expect, it } from 'vitest';
import { formatAffiliateCode, parseAffiliateCode } from './affiliate-code.ts';

it.each([
  ['abc', 'abc'],
  ['ABC~Blog', 'abc~Blog'],
  ['abc~', undefined],
  ['a b', undefined],
  ['abc~x~y', undefined],
  ['', undefined],
  [undefined, undefined],
])('of %s is %s', (text, code) => {
  const read = parseAffiliateCode(text);
  expect(read && formatAffiliateCode(read)).toBe(code);
});
