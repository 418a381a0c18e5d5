import type { AppLoadContext } from '@remix-run/node';
import { expect, test } from 'vitest';
import { action } from './route.tsx';

/** What is no file of this version the core is not asked about. */
const context = {
  locale: 'en',
  core: { call: () => Promise.reject(new Error('The core was asked.')) },
} as unknown as AppLoadContext;

const NO_INSTANCE = 'This is not a file of an instance.';
const OTHER_VERSION = 'This file comes from another version of the panel.';

test.each([
  ['what is no JSON', '{ "format": ', NO_INSTANCE],
  ['another kind of file', '{ "format": "catalogue/1" }', NO_INSTANCE],
  [
    'a file of this version that lacks its settings',
    '{"format":"marquee-instance/1"}',
    NO_INSTANCE,
  ],
  ['a file of another version', '{"format":"marquee-instance/2"}', OTHER_VERSION],
])('%s is refused at its field', async (_, written, said) => {
  const body = new FormData();
  body.set('form', 'read');
  body.set('file', new File([written], 'shop.json'));
  const request = new Request('http://shop.example/', { method: 'POST', body });
  const answer = await action({ request, params: {}, context });
  expect(JSON.stringify(answer)).toContain(said);
});
