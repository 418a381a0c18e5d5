import type { AppLoadContext } from '@remix-run/node';
import { expect, test, vi } from 'vitest';
import { handlerOf } from './withdraw-forms.server.ts';

async function cancel(fields: Record<string, string>) {
  const call = vi.fn(() => Promise.resolve());
  const form = new FormData();
  for (const [name, value] of Object.entries({ form: 'cancel', ...fields })) form.set(name, value);
  const context = { core: { call } } as unknown as AppLoadContext; // No more than the form asks.
  const answer: unknown = await handlerOf(form)?.(context, form).catch((thrown: unknown) => thrown);
  return { answer, calls: call.mock.calls.length };
}

test('a form that cancels no withdrawal is none of the page', async () => {
  expect(await cancel({})).toMatchObject({ answer: { status: 400 }, calls: 0 });
});

test('one that names a withdrawal cancels it', async () => {
  expect(await cancel({ withdrawal: '7' })).toMatchObject({ answer: { status: 303 }, calls: 1 });
});
