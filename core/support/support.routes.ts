import { createRoute } from '@hono/zod-openapi';
import { requireCustomer } from '#core/accounts/current-customer.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { CoreApi } from '#core/http/core-env.ts';
import { localeQuery } from '#core/http/locale.contract.ts';
import { BEARER, jsonAnswer, jsonBody, sendPrivate } from '#core/http/operation.ts';
import { refusals } from '#core/http/read-operation.ts';
import { sendOnce } from '#core/idempotency/send-once.ts';
import { orderIdOf, orderPath } from '#core/orders/order.contract.ts';
import { findOwnOrder } from '#core/orders/own-order.ts';
import { idempotencyHeaders } from '#core/payments/invoices/invoice.contract.ts';
import { getOwnSupport } from './read-thread.ts';
import { supportAnswer, supportBody, supportQuery, writtenAnswer } from './support.contract.ts';
import { writeMessage } from './write-message.ts';

const tags = ['Orders'];
const ROUTE = '/api/v1/orders/{orderId}/support';
const reading = ['unauthorized', 'account_frozen', 'not_found', 'validation_failed'] as const;

const read = createRoute({
  method: 'get',
  path: ROUTE,
  operationId: 'getOrderSupport',
  tags,
  summary: 'What was written to the support about an order, and what it answered.',
  security: BEARER,
  request: { query: supportQuery, params: orderPath },
  responses: {
    200: jsonAnswer(supportAnswer, 'The latest messages; nothing where nobody has written.'),
    ...refusals(reading),
  },
});

const write = createRoute({
  method: 'post',
  path: ROUTE,
  operationId: 'writeToOrderSupport',
  tags,
  summary: 'Writes to the support about an order; the first message begins the conversation.',
  security: BEARER,
  request: {
    query: localeQuery,
    params: orderPath,
    headers: idempotencyHeaders,
    body: { ...jsonBody(supportBody), required: false },
  },
  responses: {
    201: jsonAnswer(writtenAnswer, 'It was written, and waits for an answer.'),
    ...refusals([
      ...([...reading, 'owner_only', 'bad_request', 'payload_too_large'] as const),
      ...(['idempotency_key_missing', 'idempotency_key_running'] as const),
      ...(['idempotency_key_reused', 'too_many_requests'] as const),
    ]),
  },
});

export function supportRoutes(api: CoreApi, deps: Deps): void {
  api.openapi(read, async (c) => {
    const caller = await requireCustomer(c);
    const { orderId: idInPath } = c.req.valid('param');
    const { before } = c.req.valid('query');
    return sendPrivate(c, await getOwnSupport(deps, caller, { idInPath, before }));
  });

  api.openapi(write, async (c) => {
    const caller = await requireCustomer(c, { impersonated: 'refused' });
    const { 'idempotency-key': key } = c.req.valid('header');
    const orderId = orderIdOf(c.req.valid('param').orderId);
    const { instanceId, customer } = caller;
    const own = { instanceId, customerId: customer.id };
    const order =
      orderId &&
      (await deps.db.inInstance(instanceId, (trx) => findOwnOrder(trx, { ...own, orderId })));
    if (!order) throw new AppError('not_found');
    const writing = { key, route: `POST ${ROUTE}`, order, body: c.req.valid('json') };
    // Its bytes were described as they were kept.
    return sendOnce(c, await writeMessage(deps, caller, writing)) as never;
  });
}
