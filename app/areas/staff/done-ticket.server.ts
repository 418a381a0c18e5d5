import type { AppLoadContext } from '@remix-run/node';
import { searchStaffTickets } from '#core/back-office/tickets/ticket-list.operations.ts';
import { getStaffTicket } from '#core/feedback/support/staff-support.operations.ts';
import { doneId, leftOf, unlessMissing } from './money-question.server.ts';

/** The ticket that was answered or closed last, as it is now, and how many still wait. */
export async function doneTicket({ core }: AppLoadContext, request: Request) {
  const ticketId = doneId(request);
  if (ticketId === undefined) return undefined;
  const [found, waiting] = await Promise.all([
    unlessMissing(core.call(getStaffTicket, { params: { ticketId }, query: {} })),
    unlessMissing(core.call(searchStaffTickets, { query: { q: 'is:open' } })),
  ]);
  if (!found?.data) return undefined;
  const { id, state, customer } = found.data;
  return { id, state, name: customer.name || customer.email, left: waiting && leftOf(waiting) };
}

export type DoneTicket = NonNullable<Awaited<ReturnType<typeof doneTicket>>>;
