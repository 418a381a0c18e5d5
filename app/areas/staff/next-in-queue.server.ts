import type { AppLoadContext } from '@remix-run/node';
import { listStaffChecks } from '#core/billing/identity-checks/staff/staff-check.operations.ts';
import { listStaffPayments } from '#core/billing/payments/staff/staff-payment.operations.ts';
import { listStaffWithdrawals } from '#core/billing/withdrawals/staff/staff-withdrawal.operations.ts';
import { searchTaskChecks } from '#core/back-office/task-checks/check-list.operations.ts';
import { searchFreeTrials } from '#core/back-office/free-trials/trial-list.operations.ts';
import { searchStaffTickets } from '#core/back-office/tickets/ticket-list.operations.ts';
import { listServiceReports } from '#core/feedback/reports/report.operations.ts';
import { QUEUES } from '#core/fulfilment/dispatch/staff/queue-words.pure.ts';
import { listStaffOrders } from '#core/fulfilment/dispatch/staff/staff-order.operations.ts';
import { firstFree } from '#app/areas/staff/presence.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';

/** Where several wait for staff one after the other. */
export const NEXT_QUEUES = [
  ...QUEUES,
  ...(['payments', 'withdrawals', 'identity', 'support', 'reports', 'trials', 'tasks'] as const),
] as const;
export type NextQueue = (typeof NEXT_QUEUES)[number];

interface Place {
  queue: NextQueue;
  after: string;
  /** What was done before, for the page to tell of it. */
  done?: string | undefined;
}

/**
 * The page of what comes in a queue behind one of it, and before that of what no colleague has open;
 * at its end, the queue itself.
 */
export async function nextInQueue(
  context: AppLoadContext,
  { queue, after, done }: Place,
): Promise<string> {
  const { core } = context;
  if (queue === 'payments') {
    const { data } = await core.call(listStaffPayments, { query: { cursor: after } });
    const next = await firstFree(context, 'payment', data);
    return next ? pagePath('staff/payments/:id', { id: next.id }) : pagePath('staff/payments');
  }
  if (queue === 'withdrawals') {
    const { data } = await core.call(listStaffWithdrawals, { query: { cursor: after } });
    const next = await firstFree(context, 'withdrawal', data);
    return next
      ? pagePath('staff/withdrawals/:id', { id: next.id })
      : pagePath('staff/withdrawals');
  }
  if (queue === 'identity') {
    const { data } = await core.call(listStaffChecks, { query: {} });
    const next = await firstFree(context, 'check', behind(data, after));
    return next ? pagePath('staff/identity/:id', { id: next.id }) : pagePath('staff/identity');
  }
  if (queue === 'support') {
    const { data } = await core.call(searchStaffTickets, { query: { q: 'is:open' } });
    const next = await firstFree(context, 'ticket', behind(data, after));
    return next
      ? pagePath('staff/support/:id', { id: next.id }, { queue, done })
      : pagePath('staff/support', {}, { done });
  }
  if (queue === 'reports') {
    const { data } = await core.call(listServiceReports, { query: { cursor: after } });
    const next = await firstFree(context, 'report', data);
    const told = done === undefined ? {} : { done };
    return next
      ? pagePath('staff/reports/:id', { id: next.id }, told)
      : pagePath('staff/reports', {}, told);
  }
  if (queue === 'trials') {
    const waiting = { q: 'status:in_moderation', sort: 'created' };
    const { data } = await core.call(searchFreeTrials, { query: waiting });
    const next = await firstFree(context, 'trial', behind(data, after));
    return next
      ? pagePath('staff/free-trials/:id', { id: next.id })
      : pagePath('staff/free-trials', {}, { q: waiting.q });
  }
  if (queue === 'tasks') {
    const waiting = { q: 'status:checked', sort: 'created' };
    const { data } = await core.call(searchTaskChecks, { query: waiting });
    const [next] = behind(data, after);
    return next
      ? pagePath('staff/tasks/:id', { id: next.id })
      : pagePath('staff/tasks', {}, { q: waiting.q });
  }
  const { data } = await core.call(listStaffOrders, { query: { queue, cursor: after } });
  const next = await firstFree(context, 'order', data);
  return next
    ? pagePath('staff/orders/:id', { id: next.id })
    : pagePath('staff/orders', {}, { queue });
}

/** Those of a list that come after one of it; all, where that one is not among them. */
function behind<Row extends { id: number }>(rows: readonly Row[], after: string): readonly Row[] {
  return rows.slice(rows.findIndex(({ id }) => String(id) === after) + 1);
}
