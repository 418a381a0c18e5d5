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
import type { AccountDeps } from '../account-deps.ts';
import { requireCustomer } from '../current-customer.ts';
import { exportAnswer, exportBody } from '../export/export.contract.ts';
import { exportCustomer } from '../export/export-customer.ts';
import { deleteAccount } from './delete-account.ts';
import { deletionBody } from './deletion.contract.ts';

const tags = ['Profile'];
const refused = refusals(['unauthorized', 'owner_only', 'validation_failed', 'too_many_requests']);

const exporting = createRoute({
  method: 'post',
  path: '/api/v1/profile/export',
  operationId: 'exportProfile',
  tags,
  summary: 'All that is kept of the customer.',
  security: BEARER,
  request: { query: localeQuery, body: jsonBody(exportBody) },
  responses: { 200: jsonAnswer(exportAnswer, 'To be kept as a file.'), ...refused },
});

const deletion = createRoute({
  method: 'post',
  path: '/api/v1/profile/delete',
  operationId: 'deleteProfile',
  tags,
  summary: 'Deletes the account for good and logs all devices out.',
  security: BEARER,
  request: { query: localeQuery, body: jsonBody(deletionBody) },
  responses: { 204: doneAnswer, ...refused },
});

/** What the law gives everybody, frozen or not. */
export function ownDataRoutes(api: CoreApi, deps: AccountDeps): void {
  api.openapi(exporting, async (c) => {
    const caller = await requireCustomer(c, { frozen: 'allowed', impersonated: 'refused' });
    const { current_password: password } = c.req.valid('json');
    return sendPrivate(c, { data: await exportCustomer(deps, caller, password) });
  });

  api.openapi(deletion, async (c) => {
    const caller = await requireCustomer(c, { impersonated: 'refused' });
    await deleteAccount(deps, caller, c.req.valid('json'));
    return sendDone(c);
  });
}
