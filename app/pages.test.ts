import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { isReservedSlug, PAGES_OF_PANEL } from '#core/tenancy/instances/reserved-slugs.pure.ts';
import { LANGUAGES } from '#locales/languages.ts';
import { LAYOUTS, PAGES, pageOf, type Page } from './pages.ts';
import routes from './routes.ts';

type Route = (typeof routes)[number];

const all = (list: Route[], inShell = false): { path: string; file: string; inShell: boolean }[] =>
  list.flatMap(({ id, path = '', file, children }) =>
    children ? all(children, id === 'shell') : [{ path, file, inShell }],
  );

describe('the table of pages', () => {
  test.each(all(routes))('has a module for "$path", in the shell of its layout', (route) => {
    const page = pageOf(route.path);
    expect(existsSync(path.join(import.meta.dirname, route.file)), route.file).toBe(true);
    expect(page && LAYOUTS[page.layout].hasShell).toBe(route.inShell);
  });

  test('is all that is routed', () => {
    expect(
      all(routes)
        .map((route) => route.path)
        .sort(),
    ).toEqual(Object.keys(PAGES).sort());
  });

  test('says by itself which addresses no page of an owner can have', () => {
    const single = Object.keys(PAGES)
      .map((path) => path.replace(/\/:\w+\?$/, ''))
      .filter((path) => /^[\w-]+$/.test(path));
    expect([...PAGES_OF_PANEL]).toEqual(single.sort());
    expect(LANGUAGES.filter((language) => !isReservedSlug(language.toLowerCase()))).toEqual([]);
    expect(['about-us', 'terms', 'team'].filter(isReservedSlug)).toEqual([]);
  });

  test('lets everybody in where the way in is', () => {
    for (const way of ['login', 'register', 'password/reset'] as const) {
      expect(LAYOUTS[PAGES[way].layout].login).toBe('never');
    }
  });

  test('offers a page along with one that there is', () => {
    const parents = Object.values<Page>(PAGES).flatMap(({ parent }) => parent ?? []);
    expect(parents.length).toBeGreaterThan(3);
    expect(parents.filter((parent) => !pageOf(parent))).toEqual([]);
  });

  test('moves a path to a page that there is', () => {
    const targets = Object.values<Page>(PAGES).flatMap(({ movedTo }) => movedTo ?? []);
    expect(targets.length).toBeGreaterThan(3);
    expect(targets.filter((target) => !pageOf(target.slice(1).replace(/\?.*/, '')))).toEqual([]);
  });

  test('knows no page by what an object has anyway', () => {
    expect(pageOf('constructor')).toBeUndefined();
  });
});
