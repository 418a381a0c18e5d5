import { matchRoutes } from '@remix-run/react';
import { PAGES, pageOf, type Page } from '#app/pages.ts';

const TREE = Object.keys(PAGES).map((path) =>
  path === ''
    ? { id: path, index: true as const, caseSensitive: true }
    : { id: path, path, caseSensitive: true },
);

interface PageFound {
  /** As the table of pages has it. */
  route: string;
  page: Page;
  params: Readonly<Record<string, string | undefined>>;
}

/** The page at a path without base and language; undefined where there is none. */
export function pageAt(path: string): PageFound | undefined {
  const match = matchRoutes(TREE, path)?.at(-1);
  const route = match?.route.id;
  const page = route === undefined || route === '*' ? undefined : pageOf(route);
  return page && route !== undefined ? { route, page, params: match?.params ?? {} } : undefined;
}
