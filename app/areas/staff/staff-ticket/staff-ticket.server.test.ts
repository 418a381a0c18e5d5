import type { AppLoadContext } from '@remix-run/node';
import { expect, test, vi } from 'vitest';
import { CoreError } from '#app/lib/core/core.server.ts';
import { actOnStaffTicket } from './staff-ticket.server.ts';

test('a canned answer takes nothing away of what was written before it', async () => {
  const answers = {
    getStaffTicket: { data: { id: 34, order_id: null, customer: { name: 'Ada' } } },
    listCannedAnswers: { data: [{ id: 5, text: 'Hello {{name}}, {{ticket}} is done.' }] },
  };
  const context = {
    core: { call: ({ id }: { id: keyof typeof answers }) => Promise.resolve(answers[id]) },
    locale: 'en',
  } as unknown as AppLoadContext; // No more than the form asks for.
  const insert = (canned: string) => {
    const body = new URLSearchParams({ form: 'canned', canned, text: ' Typed before.\r\n' });
    const url = 'https://shop.example/app/staff/support/34';
    const request = new Request(url, { method: 'POST', body });
    return actOnStaffTicket(context, { ticketId: '34', request });
  };
  const begun = 'Typed before.\n\nHello Ada, 34 is done.';
  expect(await insert('5')).toEqual({ initialValue: { text: begun }, begun });
  expect(await insert('')).toMatchObject({ begun: 'Typed before.' });
});

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
