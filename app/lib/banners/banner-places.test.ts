import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import bannerPlaces from '#instance-schema/values.schema.json' with { type: 'json' };
import { PAGES, type Page } from '#app/pages.ts';
import { placesOf } from './banner-places.ts';
import { homeParts } from '#app/areas/shop/home/home-parts.ts';

const APP = path.resolve(import.meta.dirname, '../..');
const NAMED = /routeBanners\(context, '([\w-]+)'/g;

/** What pages ask the banners of: their own name, or that of a page without more than a title. */
async function askingRoutes(): Promise<string[]> {
  const names = await readdir(path.join(APP, 'areas'), { recursive: true });
  const modules = names.filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'));
  const texts = await Promise.all(
    modules.map((name) => readFile(path.join(APP, 'areas', name), 'utf8')),
  );
  expect(texts.length).toBeGreaterThan(100);
  const titled = Object.entries<Page>(PAGES)
    .filter(([, { file }]) => file.includes('/titled-page/'))
    .map(([at]) => at.replaceAll('/', '-'));
  expect(titled).not.toEqual([]);
  return [
    ...texts.flatMap((text) => [...text.matchAll(NAMED)].map(([, name = '']) => name)),
    ...titled,
  ];
}

test('every place that an owner can fill stands on a page that shows what is put there', async () => {
  const shown = (await askingRoutes()).flatMap((name) => placesOf(name, new URLSearchParams()));
  const usual = homeParts([], { hasLink: false }).flatMap((part) =>
    part.type === 'banner' ? [part.props.place] : [],
  );
  const all = bannerPlaces.$defs.bannerPlace.enum;
  expect(shown).not.toEqual([]);
  // Beside every page, by the shell.
  expect([...new Set([...shown, ...usual, 'sidebar'])].sort()).toEqual([...all].sort());
});

test('an automatic order has banners of its own where orders are created', () => {
  expect(placesOf('orders-create', new URLSearchParams('type=autopromotion'))).toEqual([
    'autopromotion',
  ]);
  expect(placesOf('orders-create', new URLSearchParams('type=other'))).toEqual(['create_order']);
});

test('a page that nobody fills has none', () => {
  expect(placesOf('login', new URLSearchParams())).toEqual([]);
  expect(placesOf('constructor', new URLSearchParams())).toEqual([]);
});
