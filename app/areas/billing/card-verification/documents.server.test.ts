import type { AppLoadContext } from '@remix-run/node';
import { expect, test, vi } from 'vitest';
import { handlerOf } from './documents.server.ts';

async function upload(bytes: number) {
  const call = vi.fn(() => Promise.resolve());
  const form = new FormData();
  form.set('form', 'upload');
  form.set('step', 'selfie');
  form.set('file', new File([new Uint8Array(bytes)], 'me.jpg'));
  const context = { core: { call }, locale: 'en' } as unknown as AppLoadContext; // No more is asked.
  const answer: unknown = await handlerOf(form)?.(context, form);
  return { answer, calls: call.mock.calls.length };
}

test('a document that is too large is refused by its size, and is not sent on', async () => {
  const errors = ['Choose a file of at most 10 MB'];
  expect(await upload(10_000_001)).toMatchObject({
    answer: { data: { step: 'selfie', errors }, init: { status: 413 } },
    calls: 0,
  });
  expect(await upload(10_000_000)).toMatchObject({ answer: { status: 303 }, calls: 1 });
});
