import { z } from 'zod';
import { reportAnswer, reportsAnswer } from '#core/reports/report.contract.ts';
import type { Call } from './core.server.ts';

type AnyCall = Call<z.ZodType>;

export const reportServiceCall = {
  method: 'POST',
  path: '/api/v1/services/{idOrSlug}/reports',
  answer: z.undefined(),
} as const satisfies AnyCall;

export const reportsCall = {
  method: 'GET',
  path: '/api/v1/staff/reports',
  answer: reportsAnswer,
} as const satisfies AnyCall;

export const decideReportCall = {
  method: 'POST',
  path: '/api/v1/staff/reports/{reportId}/decide',
  answer: reportAnswer,
} as const satisfies AnyCall;
