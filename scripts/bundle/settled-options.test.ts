import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { PLACES, settledOptions, withSettledOptions } from './settled-options.ts';

const PACKAGES = path.resolve(import.meta.dirname, '../../node_modules');

const FILES = [
  '@remix-run/react/dist/esm/fog-of-war.js',
  '@remix-run/react/dist/esm/browser.js',
  '@remix-run/react/dist/esm/routes.js',
  '@remix-run/react/dist/esm/components.js',
  '@remix-run/router/dist/router.js',
];

const ASKED =
  /!future\.v3_singleFetch|future\.v3_(?:singleFetch \?|lazyRouteDiscovery)|fogOfWar\.active|init\.patchRoutesOnNavigation|typeof singleFetch/;

describe('what the options of Remix have settled', () => {
  test.each(FILES)('is asked no more in %s', (file) => {
    const code = readFileSync(path.join(PACKAGES, file), 'utf8');
    const built = withSettledOptions(code, path.join(PACKAGES, `${file}?v=1`));
    expect(built).toBeDefined();
    expect(built).not.toBe(code);
    expect(ASKED.test(built ?? '')).toBe(false);
  });

  test('is known of each place', () => {
    expect(PLACES.map(({ file }) => FILES.find((name) => file.test(`/${name}`)))).toEqual(FILES);
  });

  test('leaves other files as they are', () => {
    expect(withSettledOptions('if (isSpaMode) {}', '/app/routes.js')).toBeUndefined();
  });

  test('stops the build of another Remix', () => {
    const id = path.join(PACKAGES, '@remix-run/router/dist/router.js');
    expect(() => withSettledOptions('export const defer = 1;', id)).toThrow('settled-options.ts');
  });

  test.each([
    { v3_singleFetch: false, v3_lazyRouteDiscovery: false },
    { v3_singleFetch: true, v3_lazyRouteDiscovery: true },
  ])('stops a build with other options: %o', (future) => {
    expect(() => settledOptions(future)).toThrow('settled-options.ts');
  });
});
