import { createRoute } from '@hono/zod-openapi';
import { staffOnly } from '#core/accounts/decide-caller.ts';
import type { CoreApi } from '#core/http/core-env.ts';
import { localeQuery } from '#core/http/locale.contract.ts';
import { jsonAnswer, jsonBody, sendPrivate } from '#core/http/operation.ts';
import { refusals } from '#core/http/read-operation.ts';
import type { AccountDeps } from '../account-deps.ts';
import { requireCustomer } from '../current-customer.ts';
import { impersonate } from './impersonate.ts';
import { impersonationAnswer, impersonationBody } from './impersonation.contract.ts';

const impersonation = createRoute({
  method: 'post',
  path: '/api/v1/impersonations',
  operationId: 'impersonate',
  tags: ['Staff'],
  summary: 'A link for staff into the account of a customer, for a reason that is kept.',
  security: staffOnly('customers.impersonate'),
  request: { query: localeQuery, body: jsonBody(impersonationBody) },
  responses: {
    200: jsonAnswer(impersonationAnswer, 'Exchanged for a session of an hour.'),
    ...refusals(['unauthorized', 'account_frozen', 'owner_only', 'not_found', 'validation_failed']),
  },
});

export function impersonationRoutes(api: CoreApi, deps: AccountDeps): void {
  api.openapi(impersonation, async (c) => {
    const caller = await requireCustomer(c, { impersonated: 'refused' });
    return sendPrivate(c, {
      data: { token: await impersonate(deps, caller, c.req.valid('json')) },
    });
  });
}
