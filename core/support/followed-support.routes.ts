import { createRoute } from '@hono/zod-openapi';
import type { Deps } from '#core/deps.ts';
import { callerOf } from '#core/http/caller.ts';
import type { CoreApi } from '#core/http/core-env.ts';
import { jsonAnswer, jsonBody, sendPrivate } from '#core/http/operation.ts';
import { refusals } from '#core/http/read-operation.ts';
import { sendOnce } from '#core/idempotency/send-once.ts';
import { followQuery } from '#core/orders/followed/followed.contract.ts';
import { withGuestOrder } from '#core/orders/followed/followed-order.ts';
import { orderPath } from '#core/orders/order.contract.ts';
import type { OrderRow } from '#core/orders/staff-orders.ts';
import type { Trx } from '#core/db/database.ts';
import { idempotencyHeaders } from '#core/idempotency/idempotency.contract.ts';
import { showThread } from './read-thread.ts';
import { supportAnswer, supportBody, supportQuery, writtenAnswer } from './support.contract.ts';
import { writeMessage } from './write-message.ts';

const tags = ['Orders'];
const ROUTE = '/api/v1/followed-orders/{orderId}/support';
const reading = ['unauthorized', 'not_found', 'validation_failed', 'too_many_requests'] as const;

const read = createRoute({
  method: 'get',
  path: ROUTE,
  operationId: 'getFollowedOrderSupport',
  tags,
  summary: 'What a guest wrote about the order behind a signed link, as long as they are one.',
  request: { query: followQuery.extend(supportQuery.shape), params: orderPath },
  responses: {
    200: jsonAnswer(supportAnswer, 'The latest messages; nothing where nobody has written.'),
    ...refusals(reading),
  },
});

const write = createRoute({
  method: 'post',
  path: ROUTE,
  operationId: 'writeToFollowedOrderSupport',
  tags,
  summary: 'Writes to the support about the order behind a signed link, as its guest.',
  request: {
    query: followQuery,
    params: orderPath,
    headers: idempotencyHeaders,
    body: { ...jsonBody(supportBody), required: false },
  },
  responses: {
    201: jsonAnswer(writtenAnswer, 'It was written, and waits for an answer.'),
    ...refusals([
      ...([...reading, 'bad_request', 'payload_too_large', 'idempotency_key_missing'] as const),
      ...(['idempotency_key_running', 'idempotency_key_reused'] as const),
    ]),
  },
});

export function followedSupportRoutes(api: CoreApi, deps: Deps): void {
  api.openapi(read, async (c) => {
    const { signature, before } = c.req.valid('query');
    const link = { ...c.req.valid('param'), signature };
    const { instanceId } = callerOf(c);
    const work = (trx: Trx, { id: orderId }: OrderRow) =>
      showThread(trx, { instanceId, orderId, before });
    return sendPrivate(c, await withGuestOrder(deps, callerOf(c), { link, work }));
  });

  api.openapi(write, async (c) => {
    const caller = callerOf(c);
    const { 'idempotency-key': key } = c.req.valid('header');
    const link = { ...c.req.valid('param'), signature: c.req.valid('query').signature };
    const order = await withGuestOrder(deps, caller, {
      link,
      work: (_trx, row) => Promise.resolve(row),
    });
    const writing = { key, route: `POST ${ROUTE}`, order, body: c.req.valid('json') };
    // Its bytes were described as they were kept.
    return sendOnce(c, await writeMessage(deps, caller, writing)) as never;
  });
}
