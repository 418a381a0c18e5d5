import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safePath } from './safe-redirect.ts';

test.each(['/', '/orders', '/orders?page=2#top', '/de/orders/1', '/a:b', '/@x'])(
  'the path %s is kept',
  (path) => {
    expect(safePath(path, '/')).toBe(path);
  },
);

test.each([
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' /orders',
  'orders',
  '',
  'javascript:alert(1)',
  '/orders\\..\\x',
  '/\u0000',
  `/${'a'.repeat(2001)}`,
  undefined,
  null,
  42,
])('the target %j falls back', (target) => {
  expect(safePath(target, '/fallback')).toBe('/fallback');
});

test('whatever is asked for, the answer stays on this site', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '//',
    'evil.example',
    '@',
    ':',
    '\t',
    '%2f',
    '..',
    'a',
    '?',
    '#',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
      const url = new URL(safePath(parts.join(''), '/'), 'http://panel.test');
      expect(url.origin).toBe('http://panel.test');
    }),
    { numRuns: 2000 },
  );
});
