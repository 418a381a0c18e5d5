import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linkTarget } from './link-target.ts';

describe('where a link of an owner leads', () => {
  test.each(['/', '/orders', '/orders?page=2#top', '/a:b', '/@x', '/a//b', '/?x=/y'])(
    '%j goes on in the panel',
    (href) => {
      expect(linkTarget(href)).toEqual({ kind: 'inside', href });
    },
  );

  test.each([
    'https://other.example/',
    'http://other.example:8080/a?b#c',
    'HTTPS://other.example',
    'mailto:help@shop.example',
    'tel:+4930123456',
  ])('%j leads elsewhere', (href) => {
    expect(linkTarget(href)).toEqual({ kind: 'outside', href });
  });

  test.each([
    '/\\evil.example',
    '/\\/evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '//evil.example',
    '///evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e%2e//evil.example',
    '/orders\\..\\x',
    '/a?b=\\c',
    '/\t/evil.example',
    '/\n/evil.example',
    '\u0000/x',
    'https:\\\\evil.example',
    'https:/evil.example',
    'https:evil.example',
    'https://a@evil.example/',
    'https://a:b@evil.example/',
    'https://evil.example:99999/',
    'https://',
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'blob:https://x.example/1',
    'vbscript:x',
    'evil.example',
    'orders',
    ' /orders',
    '',
    '#top',
    '?page=2',
  ])('%j leads nowhere', (href) => {
    expect(linkTarget(href)).toBeUndefined();
  });

  test('stays on this site wherever it says that it does', () => {
    const piece = fc.constantFrom(
      ...['/', '\\', '//', '..', '.', '%2e', '%5c', 'evil.example', '@', ':', '\t', '?', '#', 'a'],
      ...['https:', 'http://', 'javascript:', '\u0000', ' '],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (parts) => {
        const target = linkTarget(parts.join(''));
        if (target?.kind !== 'inside') return;
        // As a browser reads it, alone and behind the base of a language.
        for (const base of ['', '/app', '/app/de']) {
          const url = new URL(base + target.href, 'http://panel.test');
          expect(url.origin).toBe('http://panel.test');
          expect(url.pathname.startsWith('//')).toBe(false);
        }
      }),
      { numRuns: 5000 },
    );
  });
});

test('no component decides by itself where a link of data leads', async () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const names = await readdir(root, { recursive: true });
  const sources = names.filter((name) => name.endsWith('.tsx'));
  expect(sources.length).toBeGreaterThan(200);
  for (const name of sources) {
    const code = await readFile(path.join(root, name), 'utf8');
    expect(code, name).not.toMatch(/\.startsWith\('\/'\)|\^\(?\\\/\(\?!/);
  }
});
