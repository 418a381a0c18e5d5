import type { AppLoadContext } from '@remix-run/node';
import { expect, test, vi } from 'vitest';
import { CoreError } from '#app/lib/core/core.server.ts';
import { changeCustomer } from './customer-actions.server.ts';

/** What the page answers to a form that the core refuses so. */
async function send(form: Record<string, string>, error: CoreError) {
  const context = {
    core: { call: () => Promise.reject(error) },
    customer: () => Promise.resolve({ permissions: ['customers.impersonate'] }),
    ...{ locale: 'en', flash: { leave: vi.fn() } },
  } as unknown as AppLoadContext; // No more than the forms ask for.
  const request = new Request('https://shop.example/app/staff/customers/7', {
    ...{ method: 'POST', body: new URLSearchParams(form) },
  });
  const answer: unknown = await changeCustomer({ context, params: { id: '7' }, request }).catch(
    (thrown: unknown) => thrown,
  );
  return answer;
}

const reason = 'Asked for it by mail';

test.each(['own_account', 'member_of_team'])(
  'the page itself tells of %s, as it offers no such form',
  async (code) => {
    const answer = await send({ form: 'freeze', reason }, new CoreError(409, 'Not this', { code }));
    expect(answer).toMatchObject({ data: { told: 'Not this' }, init: { status: 409 } });
  },
);

test('a colleague is no customer to look through the eyes of', async () => {
  const answer = await send({ form: 'impersonate', reason }, new CoreError(404, 'Not found'));
  expect(answer).toMatchObject({
    ...{ data: { told: expect.stringContaining('on the team') as string } },
    init: { status: 409 },
  });
});

test('a form about nobody leads to the page of nothing', async () => {
  const answer = await send({ form: 'note', text: 'hello' }, new CoreError(404, 'Not found'));
  expect(answer).toMatchObject({ status: 404 });
});
