import type { AppLoadContext } from '@remix-run/node';
import { expect, test } from 'vitest';
import { action } from './route.tsx';

const contextOf = (call: (asked: { id: string }) => Promise<object>) =>
  ({ locale: 'en', core: { call } }) as unknown as AppLoadContext;

async function send(written: string, context: AppLoadContext): Promise<string> {
  const body = new FormData();
  body.set('form', 'read');
  body.set('file', new File([written], 'shop.json'));
  const request = new Request('http://shop.example/', { method: 'POST', body });
  return JSON.stringify(await action({ request, params: {}, context }));
}

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
  const context = contextOf(() => Promise.reject(new Error('The core was asked.')));
  expect(await send(written, context)).toContain(said);
});

test('a file that is taken says nothing more of what was wrong with the one before', async () => {
  const lists = ['pages', 'menu_items', 'banners', 'special_offers', 'payment_methods'];
  const empty = Object.fromEntries([...lists, 'coupons', 'mail_texts'].map((name) => [name, []]));
  const file = { format: 'marquee-instance/1', settings: {}, ...empty };
  const read = { import: 'i', rev: 1, changes: [], problems: [] };
  const context = contextOf(({ id }) =>
    Promise.resolve({ data: id === 'previewInstanceFile' ? read : [] }),
  );
  const answer = await send(JSON.stringify(file), context);
  expect(answer).toContain('"reply":{"status":"success"');
  expect(answer).not.toContain('"error"');
});
