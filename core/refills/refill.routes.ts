import { createRoute } from '@hono/zod-openapi';
import { requireCustomer } from '#core/accounts/current-customer.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { CoreApi } from '#core/http/core-env.ts';
import { localeQuery } from '#core/http/locale.contract.ts';
import { BEARER, jsonAnswer, jsonBody, sendPrivate } from '#core/http/operation.ts';
import { refusals } from '#core/http/read-operation.ts';
import { countOrder } from '#core/orders/order-limits.ts';
import { orderAnswer, orderIdOf, orderPath } from '#core/orders/order.contract.ts';
import { getOwnOrder } from '#core/orders/own-orders.ts';
import { askOwnRefill } from './ask-refill.ts';
import { getOwnRefills, switchOwnAutoRefill } from './own-refills.ts';
import { autoRefillBody, refillRequestsAnswer } from './refill.contract.ts';

const tags = ['Orders'];
const request = { query: localeQuery, params: orderPath };
const reading = ['unauthorized', 'account_frozen', 'not_found', 'validation_failed'] as const;
const refills = jsonAnswer(refillRequestsAnswer, 'The latest first, and whether one can be asked.');

const list = createRoute({
  method: 'get',
  path: '/api/v1/orders/{orderId}/refill-requests',
  operationId: 'listRefillRequests',
  tags,
  summary: 'What was asked for again of an order, and how many of it stood when.',
  security: BEARER,
  request,
  responses: { 200: refills, ...refusals(reading) },
});

const ask = createRoute({
  method: 'post',
  path: '/api/v1/orders/{orderId}/refill',
  operationId: 'askForRefill',
  tags,
  summary: 'Asks for what dropped, once a day; while one is open, asked again is the same one.',
  security: BEARER,
  request,
  responses: {
    200: refills,
    ...refusals([
      ...reading,
      'owner_only',
      'refill_too_soon',
      'refill_impossible',
      'too_many_requests',
    ]),
  },
});

const alone = createRoute({
  method: 'post',
  path: '/api/v1/orders/{orderId}/auto-refill',
  operationId: 'switchAutoRefill',
  tags,
  summary: 'Whether a drop that is counted asks for a refill by itself.',
  security: BEARER,
  request: { ...request, body: { ...jsonBody(autoRefillBody), required: false } },
  responses: {
    200: jsonAnswer(orderAnswer, 'The order as it is now.'),
    ...refusals([
      ...reading,
      'owner_only',
      'bad_request',
      'refill_impossible',
      'too_many_requests',
      'payload_too_large',
    ]),
  },
});

export function refillRoutes(api: CoreApi, deps: Deps): void {
  api.openapi(list, async (c) => {
    const caller = await requireCustomer(c);
    return sendPrivate(c, await getOwnRefills(deps, caller, c.req.valid('param').orderId));
  });

  api.openapi(ask, async (c) => {
    const caller = await requireCustomer(c, { impersonated: 'refused' });
    await countOrder(deps, caller);
    const { orderId: idInPath } = c.req.valid('param');
    const { instanceId, customer } = caller;
    const orderId = orderIdOf(idInPath) ?? notThere();
    await askOwnRefill(deps, { instanceId, customerId: customer.id, orderId });
    return sendPrivate(c, await getOwnRefills(deps, caller, idInPath));
  });

  api.openapi(alone, async (c) => {
    const caller = await requireCustomer(c, { impersonated: 'refused' });
    await countOrder(deps, caller);
    const { orderId: idInPath } = c.req.valid('param');
    const { is_on: isOn } = c.req.valid('json');
    const { instanceId, customer } = caller;
    const orderId = orderIdOf(idInPath) ?? notThere();
    await switchOwnAutoRefill(deps, { instanceId, customerId: customer.id, orderId, isOn });
    return sendPrivate(c, { data: await getOwnOrder(deps, caller, idInPath) });
  });
}

function notThere(): never {
  throw new AppError('not_found');
}
