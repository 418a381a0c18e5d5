import { createRoute } from '@hono/zod-openapi';
import { requireCustomer } from '#core/accounts/current-customer.ts';
import type { Deps } from '#core/deps.ts';
import { callerOf } from '#core/http/caller.ts';
import type { CoreApi } from '#core/http/core-env.ts';
import { localeQuery } from '#core/http/locale.contract.ts';
import { BEARER, jsonAnswer, sendPrivate } from '#core/http/operation.ts';
import { refusals } from '#core/http/read-operation.ts';
import { followQuery } from '../followed/followed.contract.ts';
import { withFollowed } from '../followed/followed-order.ts';
import { orderPath } from '../order.contract.ts';
import { receiptAnswer } from './receipt.contract.ts';
import { getOwnReceipt, receiptOf } from './read-receipt.ts';

const tags = ['Orders'];
const receipt = jsonAnswer(receiptAnswer, 'An unpaid order has none.');

const own = createRoute({
  method: 'get',
  path: '/api/v1/orders/{orderId}/receipt',
  operationId: 'getOrderReceipt',
  tags,
  summary: 'What was paid for an order, and given back.',
  security: BEARER,
  request: { query: localeQuery, params: orderPath },
  responses: {
    200: receipt,
    ...refusals(['unauthorized', 'account_frozen', 'not_found', 'validation_failed']),
  },
});

const followed = createRoute({
  method: 'get',
  path: '/api/v1/followed-orders/{orderId}/receipt',
  operationId: 'getFollowedReceipt',
  tags,
  summary: 'The same for who has the signed link of the order, without its buyer.',
  request: { query: followQuery, params: orderPath },
  responses: {
    200: receipt,
    ...refusals(['not_found', 'validation_failed', 'too_many_requests']),
  },
});

export function receiptRoutes(api: CoreApi, deps: Deps): void {
  api.openapi(own, async (c) => {
    const caller = await requireCustomer(c);
    const { orderId } = c.req.valid('param');
    return sendPrivate(c, { data: await getOwnReceipt(deps, caller, orderId) });
  });

  api.openapi(followed, async (c) => {
    const link = { ...c.req.valid('param'), signature: c.req.valid('query').signature };
    const data = await withFollowed(deps, callerOf(c), {
      link,
      work: (trx, order) => receiptOf(trx, order, null),
    });
    return sendPrivate(c, { data });
  });
}
