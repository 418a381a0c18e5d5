import type { AppLoadContext } from '@remix-run/node';
import {
  getStaffWithdrawal,
  listStaffWithdrawals,
} from '#core/billing/withdrawals/staff/staff-withdrawal.operations.ts';
import { doneId, leftOf, unlessMissing } from './money-question.server.ts';

/** The withdrawal that was decided last, as it is now, and how many still wait. */
export async function doneWithdrawal({ core }: AppLoadContext, request: Request) {
  const withdrawalId = doneId(request);
  if (withdrawalId === undefined) return undefined;
  const [found, waiting] = await Promise.all([
    unlessMissing(core.call(getStaffWithdrawal, { params: { withdrawalId } })),
    core.call(listStaffWithdrawals, { query: {} }),
  ]);
  if (!found) return undefined;
  const { id, status, customer, total_amount: total } = found.data;
  return { id, status, total, name: customer.name || customer.email, left: leftOf(waiting) };
}

export type DoneWithdrawal = NonNullable<Awaited<ReturnType<typeof doneWithdrawal>>>;
