import type { AppLoadContext } from '@remix-run/node';
import { countWork } from '#core/back-office/waiting/waiting.operations.ts';
import type { AnswerOf } from '#core/platform/operations/operation.contract.ts';
import { unlessSilent } from '#app/areas/staff/list-query.server.ts';
import { requireCustomer } from '#app/lib/session/customer.server.ts';
import { NEXT_QUEUES } from '#app/areas/staff/next-in-queue.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffPagesFor, type StaffPage } from '#app/lib/pages/staff-pages.server.ts';

/** What stands around a page of staff. Who may open it is decided before, by the table of pages. */
export async function staffFrame(context: AppLoadContext) {
  const { frame } = await staffWork(context);
  return frame;
}

/** The same, and what waits of each list that one may open; undefined where nobody counts. */
export async function staffWork(context: AppLoadContext) {
  // Asked for at once, so that it is read with what the page itself reads.
  const counting = unlessSilent(context.core.call(countWork));
  const [{ permissions }, work] = await Promise.all([requireCustomer(context), counting]);
  return {
    permissions,
    work: work?.data,
    frame: {
      panelName: context.instance.settings.panelName,
      staffPages: staffPagesFor(permissions).map((page) => withWork(page, work?.data ?? [])),
    },
  };
}

export type Work = AnswerOf<typeof countWork>['data'];

/** In which of the pages the lists stand. */
export const LISTS: Partial<Record<StaffPage['text'], readonly Work[number]['list'][]>> = {
  payments: ['payments', 'refunds'],
  withdrawals: ['withdrawals'],
  payouts: ['payouts'],
  identity: ['identity'],
  orders: ['waiting', 'working', 'unknown', 'held', 'refills'],
  support: ['support'],
  reports: ['reports'],
  trials: ['trials'],
  tasks: ['tasks'],
  customers: ['adjustments'],
};

function withWork(page: StaffPage, counted: Work): StaffPage {
  const own = counted.filter(({ list }) => LISTS[page.text]?.includes(list));
  const count = own.reduce((sum, one) => sum + one.count, 0);
  if (count === 0) return page;
  const waiting = { count, isMore: own.some((one) => one.is_more) };
  const queues = own.flatMap(({ list, count: each }) => {
    const queue = NEXT_QUEUES.find((known) => known === list);
    if (queue === undefined || each === 0) return [];
    return [{ list, url: pagePath('staff/next', {}, { queue, after: 0 }) }];
  });
  return { ...page, waiting, queues };
}
