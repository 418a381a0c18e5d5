import { describe, expect, test } from 'vitest';
import routes from '../routes.ts';
import { LAYOUT_OF_ROUTE, LAYOUTS } from './layouts.ts';

type Route = (typeof routes)[number];

const all = (list: Route[], inShell = false): { path: string; inShell: boolean }[] =>
  list.flatMap((route) =>
    route.children
      ? all(route.children, route.id === 'shell')
      : [{ path: route.path ?? '', inShell }],
  );

describe('the layout', () => {
  test.each(all(routes))(
    'of "$path" is named, and has a shell exactly where it stands in one',
    ({ path, inShell }) => {
      const layout = LAYOUT_OF_ROUTE[path];
      expect(layout && LAYOUTS[layout].hasShell).toBe(inShell);
    },
  );

  test('is named for no route that does not exist', () => {
    const known = all(routes).map(({ path }) => path);
    expect(Object.keys(LAYOUT_OF_ROUTE).filter((path) => !known.includes(path))).toEqual([]);
  });

  test('of the way in never asks for a login', () => {
    for (const path of ['login', 'register', 'password/reset']) {
      expect(LAYOUTS[LAYOUT_OF_ROUTE[path] ?? 'cabinet'].login).toBe('never');
    }
  });
});
