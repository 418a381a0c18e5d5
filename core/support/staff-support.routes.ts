import { createRoute } from '@hono/zod-openapi';
import { staffOnly } from '#core/accounts/decide-caller.ts';
import { requireStaff } from '#core/accounts/require-staff.ts';
import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/http/core-env.ts';
import { localeQuery } from '#core/http/locale.contract.ts';
import { jsonAnswer, jsonBody, sendPrivate } from '#core/http/operation.ts';
import { refusals } from '#core/http/read-operation.ts';
import { sendOnce } from '#core/idempotency/send-once.ts';
import { orderPath } from '#core/orders/order.contract.ts';
import { idempotencyHeaders } from '#core/idempotency/idempotency.contract.ts';
import { answerThread, closeThread, getStaffSupport, listStaffThreads } from './staff-support.ts';
import {
  answerBody,
  staffSupportAnswer,
  staffThreadsAnswer,
  staffThreadsQuery,
  supportQuery,
  writtenAnswer,
} from './support.contract.ts';

const tags = ['Staff'];
const path = '/api/v1/staff/orders/{orderId}/support';
const refused = [
  'unauthorized',
  'not_found',
  'owner_only',
  'account_frozen',
  'validation_failed',
] as const;
const thread = jsonAnswer(staffSupportAnswer, 'As it is now; nothing where nobody has written.');

const list = createRoute({
  method: 'get',
  path: '/api/v1/staff/support',
  operationId: 'listSupportThreads',
  tags,
  summary: 'Conversations about orders: who has waited longest first, of others the latest first.',
  security: staffOnly('orders.deliver'),
  request: { query: staffThreadsQuery },
  responses: { 200: jsonAnswer(staffThreadsAnswer, 'A page of them.'), ...refusals(refused) },
});

const read = createRoute({
  method: 'get',
  path,
  operationId: 'getSupportThread',
  tags,
  summary: 'What was written about an order.',
  security: staffOnly('orders.deliver'),
  request: { query: supportQuery, params: orderPath },
  responses: { 200: thread, ...refusals(refused) },
});

const answer = createRoute({
  method: 'post',
  path,
  operationId: 'answerSupportThread',
  tags,
  summary: 'Answers what a customer has written about an order.',
  security: staffOnly('orders.deliver'),
  request: {
    query: localeQuery,
    params: orderPath,
    headers: idempotencyHeaders,
    body: { ...jsonBody(answerBody), required: false },
  },
  responses: {
    201: jsonAnswer(writtenAnswer, 'It was written, and the customer is told.'),
    ...refusals([
      ...([...refused, 'bad_request', 'payload_too_large', 'idempotency_key_missing'] as const),
      ...(['idempotency_key_running', 'idempotency_key_reused', 'already_decided'] as const),
    ]),
  },
});

const close = createRoute({
  method: 'post',
  path: `${path}/close`,
  operationId: 'closeSupportThread',
  tags,
  summary: 'Says that a conversation is over; its customer opens it again by writing.',
  security: staffOnly('orders.deliver'),
  request: { query: localeQuery, params: orderPath },
  responses: { 200: thread, ...refusals([...refused, 'already_decided']) },
});

export function staffSupportRoutes(api: CoreApi, deps: Deps): void {
  api.openapi(list, async (c) => {
    const caller = await requireStaff(c, 'orders.deliver');
    return sendPrivate(c, await listStaffThreads(deps, caller, c.req.valid('query')));
  });

  api.openapi(read, async (c) => {
    const caller = await requireStaff(c, 'orders.deliver');
    const { orderId: idInPath } = c.req.valid('param');
    const { before } = c.req.valid('query');
    return sendPrivate(c, await getStaffSupport(deps, caller, { idInPath, before }));
  });

  api.openapi(answer, async (c) => {
    const caller = await requireStaff(c, 'orders.deliver');
    const { 'idempotency-key': key } = c.req.valid('header');
    const { orderId: idInPath } = c.req.valid('param');
    const { text } = c.req.valid('json');
    // Its bytes were described as they were kept.
    return sendOnce(c, await answerThread(deps, caller, { idInPath, key, text })) as never;
  });

  api.openapi(close, async (c) => {
    const caller = await requireStaff(c, 'orders.deliver');
    const { orderId: idInPath } = c.req.valid('param');
    return sendPrivate(c, await closeThread(deps, caller, { idInPath }));
  });
}
