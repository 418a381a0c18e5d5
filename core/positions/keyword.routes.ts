import { createRoute } from '@hono/zod-openapi';
import { requireCustomer } from '#core/accounts/current-customer.ts';
import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/http/core-env.ts';
import { localeQuery } from '#core/http/locale.contract.ts';
import { BEARER, jsonAnswer, sendPrivate } from '#core/http/operation.ts';
import { refusals } from '#core/http/read-operation.ts';
import { orderPath } from '#core/orders/order.contract.ts';
import { getOwnKeywords } from './own-keywords.ts';
import { keywordsAnswer } from './position.contract.ts';

const list = createRoute({
  method: 'get',
  path: '/api/v1/orders/{orderId}/keywords',
  operationId: 'listOrderKeywords',
  tags: ['Orders'],
  summary: 'The keywords of an order, and where it stood in a search for each of them.',
  security: BEARER,
  request: { query: localeQuery, params: orderPath },
  responses: {
    200: jsonAnswer(keywordsAnswer, 'As they were written; none where it is not for keywords.'),
    ...refusals(['unauthorized', 'account_frozen', 'not_found', 'validation_failed']),
  },
});

export function keywordRoutes(api: CoreApi, deps: Deps): void {
  api.openapi(list, async (c) => {
    const caller = await requireCustomer(c);
    return sendPrivate(c, await getOwnKeywords(deps, caller, c.req.valid('param').orderId));
  });
}
