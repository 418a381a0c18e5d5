import type { AppLoadContext } from '@remix-run/node';
import {
  getStaffPayment,
  listStaffPayments,
} from '#core/billing/payments/staff/staff-payment.operations.ts';
import { doneId, leftOf, unlessMissing } from './money-question.server.ts';

/** The payment that was decided last, as it is now, and how many still wait. */
export async function donePayment({ core }: AppLoadContext, request: Request) {
  const invoiceId = doneId(request);
  if (invoiceId === undefined) return undefined;
  const [found, waiting] = await Promise.all([
    unlessMissing(core.call(getStaffPayment, { params: { invoiceId } })),
    core.call(listStaffPayments, { query: {} }),
  ]);
  if (!found) return undefined;
  const { id, status, customer, amount_to_be_credited: credited } = found.data;
  return { id, status, credited, name: customer.name || customer.email, left: leftOf(waiting) };
}

export type DonePayment = NonNullable<Awaited<ReturnType<typeof donePayment>>>;
