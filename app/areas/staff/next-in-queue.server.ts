import type { AppLoadContext } from '@remix-run/node';
import { listStaffPayments } from '#core/billing/payments/staff/staff-payment.operations.ts';
import { listStaffWithdrawals } from '#core/billing/withdrawals/staff/staff-withdrawal.operations.ts';
import { searchStaffTickets } from '#core/back-office/tickets/ticket-list.operations.ts';
import { QUEUES } from '#core/fulfilment/dispatch/staff/queue-words.pure.ts';
import { listStaffOrders } from '#core/fulfilment/dispatch/staff/staff-order.operations.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';

/** Where several wait for staff one after the other. */
export const NEXT_QUEUES = [...QUEUES, 'payments', 'withdrawals', 'support'] as const;
export type NextQueue = (typeof NEXT_QUEUES)[number];

/** The page of what comes in a queue behind one of it; at its end, the queue itself. */
export async function nextInQueue(
  { core }: AppLoadContext,
  { queue, after }: { queue: NextQueue; after: string },
): Promise<string> {
  if (queue === 'payments') {
    const { data } = await core.call(listStaffPayments, { query: { cursor: after } });
    const [next] = data;
    return next ? pagePath('staff/payments/:id', { id: next.id }) : pagePath('staff/payments');
  }
  if (queue === 'withdrawals') {
    const { data } = await core.call(listStaffWithdrawals, { query: { cursor: after } });
    const [next] = data;
    return next
      ? pagePath('staff/withdrawals/:id', { id: next.id })
      : pagePath('staff/withdrawals');
  }
  if (queue === 'support') {
    const { data } = await core.call(searchStaffTickets, { query: { q: 'is:open' } });
    const at = data.findIndex(({ id }) => String(id) === after);
    const next = data[at + 1];
    return next
      ? pagePath('staff/support/:id', { id: next.id }, { queue })
      : pagePath('staff/support');
  }
  const { data } = await core.call(listStaffOrders, { query: { queue, cursor: after } });
  const [next] = data;
  return next
    ? pagePath('staff/orders/:id', { id: next.id })
    : pagePath('staff/orders', {}, { queue });
}
