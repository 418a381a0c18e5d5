import { expect, test } from 'vitest';
import { CachedBody } from './cached-body.ts';
import type { CachedPage } from './cached-page.ts';
import { createPageMemory, type PageKey } from './page-memory.ts';

const page = (weight: number, until = Infinity): CachedPage => ({
  weight,
  until,
  headers: () => [],
  plain: new CachedBody(Buffer.from('')),
  gzip: new CachedBody(Buffer.from('')),
});
const plain = (text: string): PageKey => ({ text, hasQuery: false });
const queried = (text: string): PageKey => ({ text, hasQuery: true });

function memory() {
  const clock = { now: 0 };
  const pages = createPageMemory({ mostBytes: 1_000, now: () => clock.now });
  const keep = (key: PageKey, weight = 100) => pages.get(key, async () => page(weight));
  return { pages, keep, clock };
}

test('addresses that anybody can think of push out none of the pages', async () => {
  const { pages, keep } = memory();
  for (const text of ['a /', 'a /de', 'a /ja']) await keep(plain(text), 200);
  for (let at = 0; at < 100; at += 1) await keep(queried(`a /?search=${at}`));
  for (const text of ['a /', 'a /de', 'a /ja']) expect(pages.find(plain(text))).toBeDefined();
  expect(pages.find(queried('a /?search=99'))).toBeDefined();
  expect(pages.find(queried('a /?search=0'))).toBeUndefined();
});

test('a page that ends by itself is made anew from that moment on', async () => {
  const { pages, clock } = memory();
  const made: number[] = [];
  const visit = () =>
    pages.get(plain('a /'), async () => {
      made.push(clock.now);
      return page(100, clock.now < 500 ? 500 : Infinity);
    });
  for (const now of [0, 499]) {
    clock.now = now;
    await visit();
    expect(pages.find(plain('a /'))).toBeDefined();
  }
  clock.now = 500;
  expect(pages.find(plain('a /'))).toBeUndefined();
  for (const now of [500, 20_000]) {
    clock.now = now;
    await visit();
  }
  expect(made).toEqual([0, 500]);
});

test('what has changed at a host is forgotten there, with and without a query, and nowhere else', async () => {
  const { pages, keep } = memory();
  for (const host of ['a.example', 'a.example.org', 'b.example']) {
    await keep(plain(`${host} /`));
    await keep(queried(`${host} /?a`), 50);
  }
  pages.forget(['a.example']);
  const isKept = (host: string) => [
    pages.find(plain(`${host} /`)) !== undefined,
    pages.find(queried(`${host} /?a`)) !== undefined,
  ];
  expect(isKept('a.example')).toEqual([false, false]);
  expect(isKept('a.example.org')).toEqual([true, true]);
  expect(isKept('b.example')).toEqual([true, true]);
  pages.forget();
  expect(pages.size).toBe(0);
});

test('news that got lost goes unnoticed for half a minute at most', async () => {
  const { pages, keep, clock } = memory();
  await keep(plain('a /'));
  clock.now = 29_999;
  expect(pages.find(plain('a /'))).toBeDefined();
  clock.now = 30_001;
  expect(pages.find(plain('a /'))).toBeUndefined();
});
