import type { LoaderFunctionArgs } from '@remix-run/node';
import { expect, test } from 'vitest';
import { loader } from './route.ts';

async function placeOf(pages: { key: string; body: object }[]) {
  const context = { core: { call: () => Promise.resolve({ data: pages }) } };
  // All that is read of it.
  const answer = await loader({ context } as unknown as LoaderFunctionArgs);
  return answer.headers.get('location');
}

test('the home page is edited where it is written, and else begun', async () => {
  const about = { key: 'about', body: { route_name: 'about' } };
  const home = { key: 'index', body: { route_name: 'index' } };
  expect(await placeOf([about, home])).toBe('/studio/pages/edit?key=index');
  expect(await placeOf([about])).toBe('/studio/pages/edit?route=index');
});
