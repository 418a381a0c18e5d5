import type { AppLoadContext } from '@remix-run/node';
import { expect, test } from 'vitest';
import { CoreError } from '#app/lib/core/core.server.ts';
import { handlerOf } from './withdraw-forms.server.ts';

test('a total that nobody can be asked for leaves the form as it is', async () => {
  const form = new FormData();
  const written = { form: 'total', payment_method_id: '3', amount: '12.50', user_comment: 'Soon' };
  for (const [name, value] of Object.entries(written)) form.set(name, value);
  // As much of it as a total needs.
  const context = {
    core: { call: () => Promise.reject(new CoreError(503, 'No')) },
    locale: 'en',
  } as unknown as AppLoadContext;
  expect(await handlerOf(form)?.(context, form)).toMatchObject({
    init: { status: 503 },
    data: { form: 'request', result: { initialValue: { user_comment: 'Soon' } } },
  });
});
