import type { AppLoadContext } from '@remix-run/node';
import { expect, test } from 'vitest';
import { action } from './route.tsx';

const MEBIBYTE = 1024 * 1024;

/** As much as a form with a file needs; the core is asked for nothing. */
const context = {
  locale: 'en',
  core: { call: () => Promise.reject(new Error('The core was asked.')) },
} as unknown as AppLoadContext;

test.each([32.01, 40])('a file of %d MB is refused at its field', async (megabytes) => {
  const body = new FormData();
  body.set('form', 'read');
  body.set('file', new File([new Uint8Array(megabytes * MEBIBYTE)], 'shop.json'));
  const request = new Request('http://shop.example/', { method: 'POST', body });
  const answer = await action({ request, params: {}, context });
  expect(JSON.stringify(answer)).toContain('Choose a file of at most 32 MB');
});
