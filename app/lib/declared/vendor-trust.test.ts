import { expect, test } from 'vitest';
import { harmlessMarkup, isFrom } from './vendor-trust.ts';

const ORIGINS = ['https://www.googletagmanager.com', 'https://*.jivosite.com'];

test.each(['https://www.googletagmanager.com/gtag/js?id=G-1', 'https://node7.jivosite.com/x.js'])(
  'a script from %s is trusted',
  (url) => {
    expect(isFrom(url, ORIGINS)).toBe(true);
  },
);

test.each([
  'http://www.googletagmanager.com/gtag/js',
  'https://www.googletagmanager.com.evil.example/',
  'https://googletagmanager.com/',
  'https://eviljivosite.com/x.js',
  'https://jivosite.com/x.js',
  'http://a.jivosite.com/x.js',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
  '/assets/x.js',
  'https://www.googletagmanager.com:8443/x.js',
  '',
])('a script from %j is not', (url) => {
  expect(isFrom(url, ORIGINS)).toBe(false);
});

test('markup without anything that runs is let through as it is', () => {
  const markup = '<div class="chat"><svg viewBox="0 0 1 1"></svg><button>Online</button></div>';
  expect(harmlessMarkup(markup)).toBe(markup);
});

test.each([
  '<script src="x"></script>',
  '<SCRIPT>1</SCRIPT>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload = alert(1)>',
  '<a href="javascript:alert(1)">',
  '<iframe srcdoc="x">',
  '<base href="//evil.example">',
  '<object data=x>',
])('markup with %s is refused', (markup) => {
  expect(harmlessMarkup(markup)).toBeNull();
});
