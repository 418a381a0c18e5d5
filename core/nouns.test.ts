import { afterAll, beforeAll, expect, it } from 'vitest';
import { testCore, type TestCore } from './testing/harness.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());

const PARAMETER = /:[a-zA-Z]+(?:\{([^}]*)\})?/g;

it('no path takes the requests of another that is registered after it', () => {
  const routes = test.core.routes.filter(({ method }) => method !== 'ALL');
  expect(routes.length).toBeGreaterThan(190);
  const taken = routes.flatMap(({ method, path }, at) => {
    const request = path.replaceAll(PARAMETER, '1');
    return routes
      .slice(0, at)
      .filter((before) => before.method === method && before.path !== path)
      .filter((before) => matches(before.path, request))
      .map((before) => `${method} ${before.path} takes ${path}`);
  });
  expect(taken).toEqual([]);
});

function matches(path: string, request: string): boolean {
  const pattern = path.replaceAll(PARAMETER, (_, own: string | undefined) => own ?? '[^/]+');
  return new RegExp(`^${pattern}$`).test(request);
}
