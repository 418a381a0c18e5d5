import { createRoute } from '@hono/zod-openapi';
import { findCustomer } from '#core/accounts/current-customer.ts';
import { staffOnly } from '#core/accounts/decide-caller.ts';
import { requireStaff } from '#core/accounts/require-staff.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { callerOf } from '#core/http/caller.ts';
import type { CoreApi } from '#core/http/core-env.ts';
import { localeQuery } from '#core/http/locale.contract.ts';
import { doneAnswer, jsonAnswer, jsonBody, sendDone, sendPrivate } from '#core/http/operation.ts';
import { refusals } from '#core/http/read-operation.ts';
import { createKeys } from '#core/secrets/keys.ts';
import { fileReport } from './file-report.ts';
import {
  decideBody,
  reportAnswer,
  reportBody,
  reportedPath,
  reportPath,
  reportsAnswer,
  reportsQuery,
} from './report.contract.ts';
import { decideReport, listStaffReports } from './staff-reports.ts';

const ofStaff = [
  'unauthorized',
  'not_found',
  'owner_only',
  'account_frozen',
  'validation_failed',
] as const;

const file = createRoute({
  method: 'post',
  path: '/api/v1/services/{idOrSlug}/reports',
  operationId: 'reportService',
  tags: ['Catalogue'],
  summary: 'Tells those who run the shop what is wrong with a service.',
  request: {
    query: localeQuery,
    params: reportedPath,
    body: { ...jsonBody(reportBody), required: false },
  },
  responses: {
    204: doneAnswer,
    ...refusals([
      ...(['bad_request', 'validation_failed', 'payload_too_large', 'unauthorized'] as const),
      ...(['account_frozen', 'not_found', 'too_many_requests'] as const),
    ]),
  },
});

const list = createRoute({
  method: 'get',
  path: '/api/v1/staff/reports',
  operationId: 'listServiceReports',
  tags: ['Staff'],
  summary: 'What was said to be wrong with services, the oldest first.',
  security: staffOnly('reports.decide'),
  request: { query: reportsQuery },
  responses: { 200: jsonAnswer(reportsAnswer, 'A page of them.'), ...refusals(ofStaff) },
});

const decide = createRoute({
  method: 'post',
  path: '/api/v1/staff/reports/{reportId}/decide',
  operationId: 'decideServiceReport',
  tags: ['Staff'],
  summary: 'Says what became of a report.',
  security: staffOnly('reports.decide'),
  request: {
    query: localeQuery,
    params: reportPath,
    body: { ...jsonBody(decideBody), required: false },
  },
  responses: {
    200: jsonAnswer(reportAnswer, 'As it is now.'),
    ...refusals([...ofStaff, 'bad_request', 'payload_too_large', 'already_decided']),
  },
});

export function reportRoutes(api: CoreApi, given: Deps): void {
  const deps = { ...given, keys: createKeys(given) };

  api.openapi(file, async (c) => {
    const customer = await findCustomer(c);
    if (customer?.isFrozen) throw new AppError('account_frozen');
    const { idOrSlug } = c.req.valid('param');
    await fileReport(deps, callerOf(c), { idOrSlug, customer, body: c.req.valid('json') });
    return sendDone(c);
  });

  api.openapi(list, async (c) => {
    const caller = await requireStaff(c, 'reports.decide');
    return sendPrivate(c, await listStaffReports(deps, caller, c.req.valid('query')));
  });

  api.openapi(decide, async (c) => {
    const caller = await requireStaff(c, 'reports.decide');
    const { reportId: idInPath } = c.req.valid('param');
    const { status } = c.req.valid('json');
    return sendPrivate(c, { data: await decideReport(deps, caller, { idInPath, status }) });
  });
}
