import { expect, test } from 'vitest';
import { parseUrl } from './parse-url.pure.ts';

test.each([
  ['https://bücher.example/a', undefined, 'https://xn--bcher-kva.example/a'],
  ['/app', 'https://panel.example', 'https://panel.example/app'],
  ['/app', undefined, undefined],
  ['https://a:99999/', undefined, undefined],
])('%j on %j', (text, base, href) => {
  expect(parseUrl(text, base)?.href).toBe(href);
});

test('an address is one however often it was asked for', () => {
  const texts = Array.from({ length: 20_000 }, (_, index) => `https://bücher.example/${index}`);
  expect(texts.filter((text) => !parseUrl(text))).toEqual([]);
});
