import type { AppLoadContext } from '@remix-run/node';
import { QUEUES } from '#core/fulfilment/dispatch/staff/queue-words.pure.ts';
import { CoreError } from '#app/lib/core/core.server.ts';
import { listServiceReports } from '#core/feedback/reports/report.operations.ts';
import { listStaffOrders } from '#core/fulfilment/dispatch/staff/staff-order.operations.ts';
import { listStaffPayments } from '#core/billing/payments/staff/staff-payment.operations.ts';
import { listStaffWithdrawals } from '#core/billing/withdrawals/staff/staff-withdrawal.operations.ts';
import { listStaffChecks } from '#core/billing/identity-checks/staff/staff-check.operations.ts';
import { listPayouts } from '#core/billing/payouts/payout.operations.ts';
import { searchStaffTickets } from '#core/back-office/tickets/ticket-list.operations.ts';
import type { StaffPage } from '#app/lib/pages/staff-pages.server.ts';

/** What waits in one list of staff. */
export interface Waiting {
  /** Of a queue of orders by its own word. */
  list:
    | 'payments'
    | 'withdrawals'
    | 'identity'
    | 'payouts'
    | 'support'
    | 'reports'
    | (typeof QUEUES)[number];
  url: string;
  /** Of what was counted; undefined where the core did not say. */
  count: number | undefined;
  /** There are more than one page of the list holds. */
  isMore: boolean;
}

interface Page {
  data: readonly unknown[];
  meta: { next: unknown };
}

type Ask = (core: AppLoadContext['core']) => Promise<Page>;

/** The lists of each page, as far as somebody has to do something about what stands in them. */
const LISTS: Partial<Record<StaffPage['text'], [Waiting['list'], query: string, Ask][]>> = {
  payments: [
    ['payments', '', (core) => core.call(listStaffPayments, { query: { status: 'waiting' } })],
  ],
  withdrawals: [
    [
      'withdrawals',
      '',
      (core) => core.call(listStaffWithdrawals, { query: { status: 'requested' } }),
    ],
  ],
  identity: [
    ['identity', '', (core) => core.call(listStaffChecks, { query: { status: 'uploaded' } })],
  ],
  payouts: [['payouts', '', (core) => core.call(listPayouts, { query: { state: 'open' } })]],
  orders: QUEUES.map((queue) => [
    queue,
    `?queue=${queue}`,
    (core) => core.call(listStaffOrders, { query: { queue } }),
  ]),
  support: [['support', '', (core) => core.call(searchStaffTickets, { query: { q: 'is:open' } })]],
  reports: [
    ['reports', '', (core) => core.call(listServiceReports, { query: { status: 'open' } })],
  ],
};

export async function waitingFor(
  context: AppLoadContext,
  pages: readonly StaffPage[],
): Promise<Waiting[]> {
  const lists = pages.flatMap(({ text, url }) =>
    (LISTS[text] ?? []).map(([list, query, ask]) => ({ list, url: url + query, ask })),
  );
  return Promise.all(
    lists.map(async ({ list, url, ask }) => ({ list, url, ...(await countOf(context, ask)) })),
  );
}

async function countOf({ core, reportError }: AppLoadContext, ask: Ask) {
  try {
    const { data, meta } = await ask(core);
    return { count: data.length, isMore: Boolean(meta.next) };
  } catch (error) {
    if (!(error instanceof CoreError) || error.status < 500) throw error;
    reportError(error);
    return { count: undefined, isMore: false };
  }
}
