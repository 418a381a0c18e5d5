import { describe, expect, test } from 'vitest';
import { returnPath, wayIn } from './return-path.ts';

const HOSTS = [
  'evil.example',
  'evil.example:443',
  'user@evil.example',
  '[::1]',
  'localhost.evil.example',
];

/** What has led browsers to another site somewhere, around the name of that site. */
const SHAPES = [
  (host: string) => `https://${host}`,
  (host: string) => `http://${host}/orders`,
  (host: string) => `HTTPS://${host}`,
  (host: string) => `//${host}`,
  (host: string) => `///${host}`,
  (host: string) => `/\\${host}`,
  (host: string) => `\\\\${host}`,
  (host: string) => `\\/${host}`,
  (host: string) => `/..//${host}`,
  (host: string) => `/.//${host}`,
  (host: string) => `/a/..//${host}`,
  (host: string) => `/%2e%2e//${host}`,
  (host: string) => `/\t/${host}`,
  (host: string) => `/\n/${host}`,
  (host: string) => `/\r\n/${host}`,
  (host: string) => `\t//${host}`,
  (host: string) => ` //${host}`,
  (host: string) => `/\u0000/${host}`,
  (host: string) => `https:${host}`,
  (host: string) => `https:/${host}`,
  (host: string) => `https:\\${host}`,
  (host: string) => `//${host}/..`,
  (host: string) => `@${host}`,
  (host: string) => `.${host}`,
  (host: string) => `?redirect=//${host}`,
  (host: string) => `#//${host}`,
];

const OTHERS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  'mailto:a@evil.example',
  '',
  ' ',
  'orders',
  './orders',
  '../orders',
  `/${'a'.repeat(2001)}`,
  null,
  undefined,
  7,
  {},
  ['/orders'],
];

const TARGETS = [...HOSTS.flatMap((host) => SHAPES.map((shape) => shape(host))), ...OTHERS];

describe('where a login leads', () => {
  test(`is home for ${TARGETS.length} targets that are no path of this panel`, () => {
    expect(TARGETS.length).toBeGreaterThan(100);
    expect(TARGETS.filter((target) => returnPath(target) !== '/')).toEqual([]);
    expect(TARGETS.filter((target) => wayIn('login', target) !== '/login')).toEqual([]);
  });

  test.each(['/orders', '/orders?page=2&status=a%20b', '/de#x', '/tasks/faq', '/loginless'])(
    'is %s, where somebody wanted to go',
    (path) => {
      expect(returnPath(path)).toBe(path);
      expect(wayIn('register', path)).toBe(`/register?redirect=${encodeURIComponent(path)}`);
    },
  );

  test.each([
    '/login',
    '/login/',
    '/Register?a=1',
    '/register/confirm',
    '/logout',
    '/password/reset#x',
  ])('is home and not %s again', (path) => expect(returnPath(path)).toBe('/'));
});
