import { createRoute } from '@hono/zod-openapi';
import { requireCustomer } from '#core/accounts/current-customer.ts';
import type { Deps } from '#core/deps.ts';
import { callerOf } from '#core/http/caller.ts';
import type { CoreApi } from '#core/http/core-env.ts';
import { localeQuery } from '#core/http/locale.contract.ts';
import { BEARER, jsonAnswer, jsonBody, sendPrivate } from '#core/http/operation.ts';
import { refusals } from '#core/http/read-operation.ts';
import { sendOnce } from '#core/idempotency/send-once.ts';
import { idempotencyHeaders } from '#core/idempotency/idempotency.contract.ts';
import { buyerOf } from '#core/sale-places/buyer.ts';
import { currentInstance } from '#core/tenancy/current-instance.ts';
import {
  orderAnswer,
  orderHistoryAnswer,
  orderPath,
  ordersAnswer,
  ordersQuery,
} from './order.contract.ts';
import { countOrder } from './order-limits.ts';
import { getOwnHistory, getOwnOrder, listOwnOrders } from './own-orders.ts';
import { payAgain } from './pay-again.ts';
import {
  payByBalanceBody,
  payByInvoiceBody,
  placedAnswer,
  placeOrderBody,
  validatedAnswer,
  validateOrderBody,
} from './place-order.contract.ts';
import { placeOrder } from './place-order.ts';
import { validateOrder } from './validate-order.ts';

const tags = ['Orders'];
const PLACE = 'POST /api/v1/orders';
const BY_INVOICE = 'POST /api/v1/orders/{orderId}/pay-by-invoice';
const BY_BALANCE = 'POST /api/v1/orders/{orderId}/pay-by-balance';
/** The balance among the ways of paying. */
const BALANCE = 0;

const paying = [
  'bad_request',
  'unauthorized',
  'owner_only',
  'not_found',
  'total_changed',
  'validation_failed',
  'account_frozen',
  'too_many_requests',
] as const;
const placed = jsonAnswer(placedAnswer, 'What was ordered, and what comes next.');

const place = createRoute({
  method: 'post',
  path: '/api/v1/orders',
  operationId: 'placeOrder',
  tags,
  summary: 'Orders what stands in the lines, and pays it or says how to.',
  security: BEARER,
  request: { query: localeQuery, headers: idempotencyHeaders, body: jsonBody(placeOrderBody) },
  responses: { 201: placed, ...refusals([...paying, 'payload_too_large']) },
});

const byInvoice = createRoute({
  method: 'post',
  path: '/api/v1/orders/{orderId}/pay-by-invoice',
  operationId: 'payOrderByInvoice',
  tags,
  summary: 'Another try to pay an unpaid order from outside.',
  security: BEARER,
  request: {
    query: localeQuery,
    params: orderPath,
    headers: idempotencyHeaders,
    body: { ...jsonBody(payByInvoiceBody), required: false },
  },
  responses: { 201: placed, ...refusals([...paying, 'conflict']) },
});

const byBalance = createRoute({
  method: 'post',
  path: '/api/v1/orders/{orderId}/pay-by-balance',
  operationId: 'payOrderByBalance',
  tags,
  summary: 'Pays an unpaid order out of the balance.',
  security: BEARER,
  request: {
    query: localeQuery,
    params: orderPath,
    headers: idempotencyHeaders,
    body: { ...jsonBody(payByBalanceBody), required: false },
  },
  responses: { 201: placed, ...refusals([...paying, 'conflict']) },
});

const list = createRoute({
  method: 'get',
  path: '/api/v1/orders',
  operationId: 'listOrders',
  tags,
  summary: 'The orders of the customer, the newest first.',
  security: BEARER,
  request: { query: ordersQuery },
  responses: {
    200: jsonAnswer(ordersAnswer, 'As many as a page has.'),
    ...refusals(['unauthorized', 'account_frozen', 'validation_failed']),
  },
});

const one = createRoute({
  method: 'get',
  path: '/api/v1/orders/{orderId}',
  operationId: 'getOrder',
  tags,
  summary: 'An order of the customer, as it is now.',
  security: BEARER,
  request: { query: localeQuery, params: orderPath },
  responses: {
    200: jsonAnswer(orderAnswer, 'The order.'),
    ...refusals(['unauthorized', 'account_frozen', 'not_found', 'validation_failed']),
  },
});

const history = createRoute({
  method: 'get',
  path: '/api/v1/orders/{orderId}/history',
  operationId: 'getOrderHistory',
  tags,
  summary: 'What has happened to an order, the first first.',
  security: BEARER,
  request: { query: localeQuery, params: orderPath },
  responses: {
    200: jsonAnswer(orderHistoryAnswer, 'Nothing before it was paid.'),
    ...refusals(['unauthorized', 'account_frozen', 'not_found', 'validation_failed']),
  },
});

const validate = createRoute({
  method: 'post',
  path: '/validate-order',
  operationId: 'validateOrder',
  tags,
  summary: 'Whether lines could be ordered, with the problems of each; nothing is written.',
  request: { query: localeQuery, body: jsonBody(validateOrderBody) },
  responses: {
    200: jsonAnswer(validatedAnswer, 'All of them could.'),
    ...refusals(['bad_request', 'validation_failed', 'payload_too_large']),
  },
});

export function orderRoutes(api: CoreApi, deps: Deps): void {
  api.openapi(place, async (c) => {
    const caller = await requireCustomer(c, { impersonated: 'refused' });
    await countOrder(deps, caller);
    const body = c.req.valid('json');
    const { declaredCountry } = await buyerOf(c);
    const ordering = { caller, orderer: { customerId: caller.customer.id }, declaredCountry };
    const { 'idempotency-key': key } = c.req.valid('header');
    const { revision } = currentInstance(c);
    const asked = { key, route: PLACE, input: body, revision, body };
    // The bytes were described as they were kept.
    return sendOnce(c, await placeOrder(deps, ordering, asked)) as never;
  });

  api.openapi(byInvoice, async (c) => {
    const caller = await requireCustomer(c, { impersonated: 'refused' });
    await countOrder(deps, caller);
    const { 'idempotency-key': key } = c.req.valid('header');
    const { orderId } = c.req.valid('param');
    const { revision } = currentInstance(c);
    const asked = { key, route: BY_INVOICE, orderId, revision, body: c.req.valid('json') };
    return sendOnce(c, await payAgain(deps, caller, asked)) as never; // As above.
  });

  api.openapi(byBalance, async (c) => {
    const caller = await requireCustomer(c, { impersonated: 'refused' });
    await countOrder(deps, caller);
    const { 'idempotency-key': key } = c.req.valid('header');
    const { orderId } = c.req.valid('param');
    const { revision } = currentInstance(c);
    const body = { ...c.req.valid('json'), payment_method_id: BALANCE };
    const asked = { key, route: BY_BALANCE, orderId, revision, body };
    return sendOnce(c, await payAgain(deps, caller, asked)) as never; // As above.
  });

  api.openapi(list, async (c) => {
    const caller = await requireCustomer(c);
    return sendPrivate(c, await listOwnOrders(deps, caller, c.req.valid('query')));
  });

  api.openapi(history, async (c) => {
    const caller = await requireCustomer(c);
    const { orderId } = c.req.valid('param');
    const { history, progress } = await getOwnHistory(deps, caller, orderId);
    return sendPrivate(c, { data: history, meta: { progress } });
  });

  api.openapi(one, async (c) => {
    const caller = await requireCustomer(c);
    const { orderId } = c.req.valid('param');
    return sendPrivate(c, { data: await getOwnOrder(deps, caller, orderId) });
  });

  api.openapi(validate, async (c) => {
    const { id: instanceId, revision } = currentInstance(c);
    const { language } = callerOf(c);
    const buyer = await buyerOf(c);
    const asked = { instanceId, revision, language, buyer, ...c.req.valid('json') };
    return sendPrivate(c, { data: await validateOrder(deps, asked) });
  });
}
