import { createRoute } from '@hono/zod-openapi';
import type { CoreApi } from '#core/http/core-env.ts';
import { localeQuery } from '#core/http/locale.contract.ts';
import {
  BEARER,
  doneAnswer,
  jsonAnswer,
  jsonBody,
  sendDone,
  sendPrivate,
} from '#core/http/operation.ts';
import { refusals } from '#core/http/read-operation.ts';
import { foreseePayout } from '#core/payouts/foresee-payout.ts';
import { foreseenPayoutAnswer } from '#core/payouts/payout.contract.ts';
import type { AccountDeps } from '../account-deps.ts';
import { requireCustomer } from '../current-customer.ts';
import { exportAnswer, exportBody } from '../export/export.contract.ts';
import { exportCustomer } from '../export/export-customer.ts';
import { deleteAccount } from './delete-account.ts';
import { deletionBody } from './deletion.contract.ts';

const tags = ['Profile'];
const REFUSED = ['unauthorized', 'owner_only', 'validation_failed', 'too_many_requests'] as const;

const exporting = createRoute({
  method: 'post',
  path: '/api/v1/profile/export',
  operationId: 'exportProfile',
  tags,
  summary: 'All that is kept of the customer.',
  security: BEARER,
  request: { query: localeQuery, body: jsonBody(exportBody) },
  responses: { 200: jsonAnswer(exportAnswer, 'To be kept as a file.'), ...refusals(REFUSED) },
});

const foreseen = createRoute({
  method: 'get',
  path: '/api/v1/profile/deletion',
  operationId: 'foreseeDeletion',
  tags,
  summary: 'What deleting the account would pay back, and what would lapse.',
  security: BEARER,
  request: { query: localeQuery },
  responses: {
    200: jsonAnswer(foreseenPayoutAnswer, 'As it is now.'),
    ...refusals(['unauthorized', 'validation_failed']),
  },
});

const deletion = createRoute({
  method: 'post',
  path: '/api/v1/profile/delete',
  operationId: 'deleteProfile',
  tags,
  summary: 'Deletes the account for good and logs all devices out.',
  security: BEARER,
  request: { query: localeQuery, body: jsonBody(deletionBody) },
  responses: { 204: doneAnswer, ...refusals([...REFUSED, 'account_frozen']) },
});

/** What the law gives everybody; whoever is frozen reads their data and deletes nothing. */
export function ownDataRoutes(api: CoreApi, deps: AccountDeps): void {
  api.openapi(exporting, async (c) => {
    const caller = await requireCustomer(c, { frozen: 'allowed', impersonated: 'refused' });
    const { current_password: password } = c.req.valid('json');
    // What is described is written piece by piece.
    return c.body(await exportCustomer(deps, caller, password), 200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    }) as never;
  });

  api.openapi(foreseen, async (c) => {
    const caller = await requireCustomer(c, { frozen: 'allowed' });
    return sendPrivate(c, { data: await foreseePayout(deps, caller) });
  });

  api.openapi(deletion, async (c) => {
    const caller = await requireCustomer(c, { impersonated: 'refused' });
    await deleteAccount(deps, caller, c.req.valid('json'));
    return sendDone(c);
  });
}
