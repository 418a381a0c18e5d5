import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLanguage, LANGUAGES } from '#locales/languages.ts';
import { preferredLanguage } from './choose-language.ts';

test.each([
  ['de', undefined, 'de'],
  ['DE-at, en;q=0.5', undefined, 'de'],
  ['pt-PT', undefined, 'pt_BR'],
  ['hi', undefined, 'hi_IN'],
  ['zh-Hans-CN,zh;q=0.9', undefined, 'zh_CN'],
  ['zh-TW, ja;q=0.3', undefined, 'ja'],
  ['it, fr;q=0.2, es;q=0.7', undefined, 'es'],
  ['de;q=0, fr', undefined, 'fr'],
  ['de;q=0', undefined, 'en'],
  ['zh-Hant, zh-TW, zh-HK, zh-MO', undefined, 'en'],
  ['*', undefined, 'en'],
  ['it', undefined, 'en'],
  [null, undefined, 'en'],
  ['de', 'fr', 'fr'],
  ['de', 'en', 'en'],
  ['de', 'xx', 'de'],
  ['de', 'DE', 'de'],
])('a browser that says %s with the cookie %s reads %s', (acceptLanguage, cookie, language) => {
  expect(preferredLanguage({ cookie, acceptLanguage, offered: LANGUAGES })).toBe(language);
});

test.each([
  ['de, fr;q=0.5', undefined, 'fr'],
  ['de', undefined, 'en'],
  ['fr', 'de', 'fr'],
  ['de, fr;q=0.5', 'en', 'en'],
  ['pt-PT, es;q=0.1', 'zh_CN', 'en'],
])('where English and French are offered, %s and the cookie %s read %s', (...told) => {
  const [acceptLanguage, cookie, language] = told;
  expect(preferredLanguage({ cookie, acceptLanguage, offered: ['en', 'fr'] })).toBe(language);
});

test('any header leads to one of the twelve', () => {
  fc.assert(
    fc.property(fc.string(), (acceptLanguage) =>
      isLanguage(preferredLanguage({ cookie: undefined, acceptLanguage, offered: LANGUAGES })),
    ),
  );
});
