import type { AppLoadContext } from '@remix-run/node';
import { expect, test, vi } from 'vitest';
import { CoreError } from '#app/lib/core/core.server.ts';
import { actOnStaffTicket } from './staff-ticket.server.ts';

test.each([
  ['who is not on the team', 422, 'notSaved'],
  ['a ticket that is not there', 404, undefined],
])('%s is given nothing to see to', async (_what, status, told) => {
  const leave = vi.fn();
  const context = {
    core: { call: () => Promise.reject(new CoreError(status, 'No')) },
    ...{ flash: { leave }, locale: 'en' },
  } as unknown as AppLoadContext; // No more than the form asks for.
  const request = new Request('https://shop.example/app/staff/support/34', {
    ...{ method: 'POST', body: new URLSearchParams({ form: 'assign', to: '9999999' }) },
  });
  const answer: unknown = await actOnStaffTicket(context, { ticketId: '34', request }).catch(
    (thrown: unknown) => thrown,
  );
  expect(answer).toMatchObject({ status: told === undefined ? 404 : 303 });
  expect(leave.mock.calls).toEqual(told === undefined ? [] : [[told]]);
});
