import { expect, test } from 'vitest';
import type { Settings } from '#instance-schema/generated/settings.ts';
import type { CompiledInstance } from '#app/lib/instance/compiled-instance.ts';
import { LANGUAGES } from '#locales/languages.ts';
import { isFindable, pagePaths, sitemap, sitemapIndex } from './sitemap.ts';

test('a sitemap says its addresses as text, whatever stands in them', () => {
  const text = sitemap('https://shop.example', {
    language: 'en',
    languages: LANGUAGES,
    paths: ['/a&b<c>"d"', '/plain'],
  });
  expect(text).toContain('<loc>https://shop.example/app/a&amp;b&lt;c&gt;');
  expect(text).toContain('<loc>https://shop.example/app/plain</loc>');
  expect(text).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#)/);
  expect(text.match(/hreflang="x-default"/g)).toHaveLength(2);
});

test('the index lists each part in each language', () => {
  const index = sitemapIndex('https://shop.example', { languages: LANGUAGES, parts: 2 });
  const parts = index.match(/<loc>[^<]+<\/loc>/g) ?? [];
  expect(parts).toHaveLength(24);
  expect(new Set(parts).size).toBe(24);
});

const listed = (settings: object) => {
  const pages = ['index', 'login', 'orders-create'].map(
    (name) => [name, { route_name: name }] as const,
  );
  // Of an instance, only these are looked at.
  return pagePaths({ settings, pages: new Map(pages) } as unknown as CompiledInstance);
};

test('a page that is not offered is not listed', () => {
  expect(listed({})).toEqual(['/', '/login', '/orders/create']);
  expect(listed({ availableRoutes: ['index'] })).toEqual(['/', '/login']);
});

test('of a shop that is closed to guests, only what they may open is listed', () => {
  const settings = { hidePersonalAccountForUnregistered: true };
  expect(listed(settings)).toEqual(['/login']);
  expect(isFindable('services/:slug', settings as Settings)).toBe(false); // All that is read of them.
});

test('only what guests may find is listed', () => {
  const page = (slug: string, more: object = {}) =>
    [slug, { route_name: 'static-page', slug, ...more }] as const;
  // Of an instance, only its pages are looked at.
  const instance = {
    pages: new Map<string, object>([
      ['index', { route_name: 'index' }],
      page('open'),
      page('no-index', { no_index: true }),
      page('hidden', { hide_in_sitemap: true }),
      ['orders', { route_name: 'orders' }],
    ]),
    settings: {},
  } as unknown as CompiledInstance;
  expect(pagePaths(instance).filter((path) => /no-index|hidden|orders/.test(path))).toEqual([]);
  expect(pagePaths(instance)).toContain('/');
});
