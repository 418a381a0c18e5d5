import type { AppLoadContext } from '@remix-run/node';
import { expect, test } from 'vitest';
import { action } from './route.tsx';

/** As much of a visit as an answer needs. */
const context = {
  secure: false,
  origin: 'http://shop.example',
  base: '/app',
} as unknown as AppLoadContext;

async function answered(returnTo: string): Promise<string | null> {
  const body = new URLSearchParams({ choice: 'none', returnTo });
  const request = new Request('http://shop.example/app/consent', { method: 'POST', body });
  const answer = await action({ request, params: {}, context });
  return answer instanceof Response ? answer.headers.get('location') : null;
}

test('who answers on a filtered home page stays there', async () => {
  expect(await answered('/?networkId=2')).toBe('http://shop.example/app?networkId=2');
  expect(await answered('/about?a=1')).toBe('/about?a=1');
});
