import { createRoute } from '@hono/zod-openapi';
import { findCustomer } from '#core/accounts/current-customer.ts';
import { askForAccount } from '#core/accounts/guests/ask-for-account.ts';
import type { Deps } from '#core/deps.ts';
import { callerOf } from '#core/http/caller.ts';
import type { CoreApi } from '#core/http/core-env.ts';
import { doneAnswer, jsonAnswer, jsonBody, sendDone, sendPrivate } from '#core/http/operation.ts';
import { refusals } from '#core/http/read-operation.ts';
import { sendOnce } from '#core/idempotency/send-once.ts';
import { idempotencyHeaders } from '#core/idempotency/idempotency.contract.ts';
import { currentInstance } from '#core/tenancy/current-instance.ts';
import { orderPath } from '../order.contract.ts';
import { countGuestPayment } from '../order-limits.ts';
import { payUnpaid } from '../pay-again.ts';
import { requestAnswer } from '../place-order.contract.ts';
import { followedAnswer, followQuery, payFollowedBody } from './followed.contract.ts';
import { getFollowedOrder, withFollowed, withGuestOrder } from './followed-order.ts';

const tags = ['Orders'];
const request = { query: followQuery, params: orderPath };
const refused = refusals(['unauthorized', 'not_found', 'validation_failed', 'too_many_requests']);

const follow = createRoute({
  method: 'get',
  path: '/api/v1/followed-orders/{orderId}',
  operationId: 'getFollowedOrder',
  tags,
  summary: 'The order behind a signed link, for who has nothing but that.',
  request,
  responses: { 200: jsonAnswer(followedAnswer, 'The order and its history.'), ...refused },
});

const PAY = 'POST /api/v1/followed-orders/{orderId}/pay';

const pay = createRoute({
  method: 'post',
  path: '/api/v1/followed-orders/{orderId}/pay',
  operationId: 'payFollowedOrder',
  tags,
  summary: 'Another try of a guest to pay the unpaid order behind a signed link.',
  request: {
    ...request,
    headers: idempotencyHeaders,
    body: { ...jsonBody(payFollowedBody), required: false },
  },
  responses: {
    201: jsonAnswer(requestAnswer, 'The order, and what comes next.'),
    ...refusals([
      ...(['bad_request', 'unauthorized', 'not_found', 'total_changed'] as const),
      ...(['validation_failed', 'too_many_requests', 'conflict'] as const),
    ]),
  },
});

const claim = createRoute({
  method: 'post',
  path: '/api/v1/followed-orders/{orderId}/claim',
  operationId: 'claimFollowedOrder',
  tags,
  summary: 'Mails the way into the account of an order to its own address.',
  request,
  responses: { 204: doneAnswer, ...refused },
});

export function followedRoutes(api: CoreApi, deps: Deps): void {
  api.openapi(follow, async (c) => {
    const visitor = await findCustomer(c);
    const link = { ...c.req.valid('param'), signature: c.req.valid('query').signature };
    return sendPrivate(c, { data: await getFollowedOrder(deps, callerOf(c), { link, visitor }) });
  });

  api.openapi(pay, async (c) => {
    const caller = callerOf(c);
    const link = { ...c.req.valid('param'), signature: c.req.valid('query').signature };
    const found = await withGuestOrder(deps, caller, {
      link,
      work: (_trx, { id, customer_id: customerId }) => Promise.resolve({ id, customerId }),
    });
    await countGuestPayment(deps, caller);
    const { 'idempotency-key': key } = c.req.valid('header');
    const { revision } = currentInstance(c);
    const asked = { key, route: PAY, orderId: String(found.id), revision };
    const payer = { caller, customerId: found.customerId, isGuest: true };
    const answer = await payUnpaid(deps, payer, { ...asked, body: c.req.valid('json') });
    // The bytes were described as they were kept.
    return sendOnce(c, answer) as never;
  });

  api.openapi(claim, async (c) => {
    const link = { ...c.req.valid('param'), signature: c.req.valid('query').signature };
    const caller = callerOf(c);
    const claimed = await withFollowed(deps, caller, {
      link,
      work: (_trx, { id, customer_id: customerId }) => Promise.resolve({ orderId: id, customerId }),
    });
    await askForAccount(deps, caller, claimed);
    return sendDone(c);
  });
}
