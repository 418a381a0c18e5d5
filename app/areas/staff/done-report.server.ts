import type { AppLoadContext } from '@remix-run/node';
import { getServiceReport } from '#core/back-office/reports/report-list.operations.ts';
import { listServiceReports } from '#core/feedback/reports/report.operations.ts';
import { doneId, leftOf, unlessMissing } from './money-question.server.ts';

/** The report that was decided last, as it is now, and how many still wait. */
export async function doneReport({ core }: AppLoadContext, request: Request) {
  const reportId = doneId(request);
  if (reportId === undefined) return undefined;
  const [found, waiting] = await Promise.all([
    unlessMissing(core.call(getServiceReport, { params: { reportId } })),
    core.call(listServiceReports, { query: {} }),
  ]);
  if (!found) return undefined;
  const { id, status } = found.data;
  return { id, status, left: leftOf(waiting) };
}

export type DoneReport = NonNullable<Awaited<ReturnType<typeof doneReport>>>;
