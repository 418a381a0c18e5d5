import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pageOf } from '#app/pages.ts';
import { PAGE_PATHS } from '#fixtures/testing/page-paths.ts';

const LINES = readFileSync(new URL('routes.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t'));
const pathsOf = (kind: string) =>
  LINES.filter(([, is]) => is === kind).map(([path = '', , target = '']) => ({ path, target }));

/** A page of its own each, but for what the owner writes and what a mail leads to with an id. */
const NOT_IN_THE_LIST = ['/{slug}', '/unsubscribe/{userId}'];

it('has the pages of the specification, which the journeys over all pages visit', () => {
  const pages = pathsOf('page').map(({ path }) => path);
  expect(pages.filter((path) => !NOT_IN_THE_LIST.includes(path)).sort()).toEqual(
    [...PAGE_PATHS].sort(),
  );
});

it.each(pathsOf('redirect'))('leads from $path to $target', ({ path, target }) => {
  expect(pageOf(path.slice(1))?.movedTo).toBe(target);
});
