import { createRoute } from '@hono/zod-openapi';
import { requireCustomer } from '#core/accounts/current-customer.ts';
import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/http/core-env.ts';
import { localeQuery } from '#core/http/locale.contract.ts';
import { BEARER, jsonAnswer, jsonBody, sendPrivate } from '#core/http/operation.ts';
import { refusals } from '#core/http/read-operation.ts';
import { currentInstance } from '#core/tenancy/current-instance.ts';
import { getTotalAmount } from './get-total-amount.ts';
import { totalAmountAnswer, totalAmountBody } from './total-amount.contract.ts';

const ask = createRoute({
  method: 'post',
  path: '/api/v1/invoices/total-amount',
  operationId: 'getTotalAmount',
  tags: ['Money'],
  summary: 'What putting an amount on the balance costs and brings; nothing is changed.',
  security: BEARER,
  request: { query: localeQuery, body: jsonBody(totalAmountBody) },
  responses: {
    200: jsonAnswer(totalAmountAnswer, 'With the lines that explain it.'),
    ...refusals([
      'bad_request',
      'unauthorized',
      'validation_failed',
      'account_frozen',
      'too_many_requests',
    ]),
  },
});

export function totalAmountRoutes(api: CoreApi, deps: Deps): void {
  api.openapi(ask, async (c) => {
    const caller = await requireCustomer(c);
    const { revision } = currentInstance(c);
    const body = c.req.valid('json');
    return sendPrivate(c, { data: await getTotalAmount(deps, caller, { revision, body }) });
  });
}
