import type { AppLoadContext } from '@remix-run/node';
import {
  getStaffCheck,
  listStaffChecks,
} from '#core/billing/identity-checks/staff/staff-check.operations.ts';
import { doneId, leftOf, unlessMissing } from './money-question.server.ts';

/** The check that was decided last, as it is now, and how many still wait. */
export async function doneCheck({ core }: AppLoadContext, request: Request) {
  const checkId = doneId(request);
  if (checkId === undefined) return undefined;
  const [found, waiting] = await Promise.all([
    unlessMissing(core.call(getStaffCheck, { params: { checkId } })),
    core.call(listStaffChecks, { query: {} }),
  ]);
  if (!found) return undefined;
  const { status, customer } = found.data;
  return { status, name: customer.name || customer.email, left: leftOf(waiting) };
}

export type DoneCheck = NonNullable<Awaited<ReturnType<typeof doneCheck>>>;
