import { expect, test } from 'vitest';
import { isSameSite, isSignedLink } from './same-site.ts';

const ORIGIN = 'https://shop.example';

test.each([
  ['GET', {}, true],
  ['HEAD', { 'sec-fetch-site': 'cross-site' }, true],
  ['POST', { 'sec-fetch-site': 'same-origin' }, true],
  ['POST', { 'sec-fetch-site': 'same-site' }, false],
  ['POST', { 'sec-fetch-site': 'cross-site', origin: ORIGIN }, false],
  ['POST', { 'sec-fetch-site': 'none' }, false],
  ['POST', { origin: ORIGIN }, true],
  ['POST', { origin: 'http://shop.example' }, false],
  ['POST', { origin: 'https://shop.example.evil.example' }, false],
  ['POST', { origin: 'null' }, false],
  ['POST', {}, false],
  ['DELETE', {}, false],
])('%s with %j may act: %s', (method, headers, may) => {
  const request = new Request(`${ORIGIN}/app/preferences`, { method, headers });
  expect(isSameSite(request, ORIGIN)).toBe(may);
});

test.each([
  ['/unsubscribe/42', true],
  ['/unsubscribe', false],
  ['/unsubscribe/42/more', false],
  ['/profile/unsubscribe/42', false],
  ['/unsubscribe/me', false],
])('%s is a link that says whose it is: %s', (path, is) => {
  expect(isSignedLink(path)).toBe(is);
});
