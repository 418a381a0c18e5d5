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

/** The amount that the core is asked to move. */
async function adjust(amount: string, locale: string): Promise<unknown> {
  const call = vi.fn((_operation: unknown, _input: { body: { amount: string } }) =>
    Promise.resolve({}),
  );
  // No more than the action reads.
  const context = {
    core: { call },
    locale,
    flash: { leave: vi.fn() },
  } as unknown as AppLoadContext;
  const key = '2b1c8d3e-6f4a-4b5c-8d7e-9f0a1b2c3d4e';
  const body = new URLSearchParams({ form: 'adjust', key, amount, reason: 'An outage' });
  const request = new Request('https://shop.example/app/staff/customers/20', {
    method: 'POST',
    body,
  });
  await changeCustomer({ context, request, params: { id: '20' } });
  return call.mock.calls[0]?.[1].body.amount;
}

test.each([
  ['en', '12.50', '12.50'],
  ['de', '12,50', '12.50'],
  ['de', '-12,50', '-12.50'],
  ['de', '1.500', '1500'],
  ['de', '-1.500', '-1500'],
])('in %s staff who write %s adjust a balance by %s', async (locale, written, amount) => {
  expect(await adjust(written, locale)).toBe(amount);
});
