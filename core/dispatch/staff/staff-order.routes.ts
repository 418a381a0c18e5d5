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
import { decideOrder } from './decide-order.ts';
import {
  decideOrderBody,
  staffMembersAnswer,
  staffOrderAnswer,
  staffOrdersAnswer,
  staffOrdersQuery,
} from './staff-order.contract.ts';
import { getStaffOrder, listStaffMembers, listStaffOrders } from './staff-orders.ts';

const tags = ['Staff'];
const ofOne = { query: localeQuery, params: orderPath };
const refused = [
  'unauthorized',
  'not_found',
  'owner_only',
  'account_frozen',
  'validation_failed',
] as const;

const list = createRoute({
  method: 'get',
  path: '/api/v1/staff/orders',
  operationId: 'listStaffOrders',
  tags,
  summary: 'Orders that wait for staff, the oldest first, or those that are sought.',
  security: staffOnly('orders.deliver'),
  request: { query: staffOrdersQuery },
  responses: { 200: jsonAnswer(staffOrdersAnswer, 'A page of them.'), ...refusals(refused) },
});

const members = createRoute({
  method: 'get',
  path: '/api/v1/staff/members',
  operationId: 'listStaffMembers',
  tags,
  summary: 'Who delivers orders by hand, by name.',
  security: staffOnly('orders.deliver'),
  request: { query: localeQuery },
  responses: { 200: jsonAnswer(staffMembersAnswer, 'All of them.'), ...refusals(refused) },
});

const one = createRoute({
  method: 'get',
  path: '/api/v1/staff/orders/{orderId}',
  operationId: 'getStaffOrder',
  tags,
  summary: 'An order, with whose it is, and with whom.',
  security: staffOnly('orders.deliver'),
  request: ofOne,
  responses: { 200: jsonAnswer(staffOrderAnswer, 'As it is now.'), ...refusals(refused) },
});

const decide = createRoute({
  method: 'post',
  path: '/api/v1/staff/orders/{orderId}/decide',
  operationId: 'decideOrder',
  tags,
  summary: 'Takes it, says how far it is, ends it, or clears up what became of it.',
  security: staffOnly('orders.deliver'),
  request: {
    ...ofOne,
    headers: idempotencyHeaders,
    body: { ...jsonBody(decideOrderBody), required: false },
  },
  responses: {
    200: jsonAnswer(staffOrderAnswer, 'As it is now.'),
    ...refusals([
      ...refused,
      'bad_request',
      'already_decided',
      'confirmation_needed',
      'payload_too_large',
    ]),
  },
});

export function staffOrderRoutes(api: CoreApi, deps: Deps): void {
  api.openapi(list, async (c) => {
    const caller = await requireStaff(c, 'orders.deliver');
    return sendPrivate(c, await listStaffOrders(deps, caller, c.req.valid('query')));
  });

  api.openapi(members, async (c) => {
    const caller = await requireStaff(c, 'orders.deliver');
    return sendPrivate(c, { data: await listStaffMembers(deps, caller) });
  });

  api.openapi(one, async (c) => {
    const caller = await requireStaff(c, 'orders.deliver');
    const { orderId } = c.req.valid('param');
    return sendPrivate(c, { data: await getStaffOrder(deps, caller, orderId) });
  });

  api.openapi(decide, async (c) => {
    const caller = await requireStaff(c, 'orders.deliver');
    const { 'idempotency-key': key } = c.req.valid('header');
    const { orderId: idInPath } = c.req.valid('param');
    const asked = { key, idInPath, body: c.req.valid('json') };
    // Its bytes were described as they were kept.
    return sendOnce(c, await decideOrder(deps, caller, asked)) as never;
  });
}
