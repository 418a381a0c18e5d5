import { createRoute } from '@hono/zod-openapi';
import type { Deps } from '#core/deps.ts';
import { staffOnly } from '#core/accounts/decide-caller.ts';
import type { CoreApi } from '#core/http/core-env.ts';
import { localeQuery } from '#core/http/locale.contract.ts';
import { jsonAnswer, jsonBody, sendPrivate } from '#core/http/operation.ts';
import { refusals } from '#core/http/read-operation.ts';
import { sendOnce } from '#core/idempotency/send-once.ts';
import { idempotencyHeaders } from '#core/idempotency/idempotency.contract.ts';
import { invoicePath } from '../invoices/invoice.contract.ts';
import { approvePayment, refusePayment } from './decide-payment.ts';
import { requireModerator } from './require-moderator.ts';
import {
  approveBody,
  refuseBody,
  staffPaymentAnswer,
  staffPaymentsAnswer,
  staffPaymentsQuery,
} from './staff-payment.contract.ts';
import { getStaffPayment, listStaffPayments } from './staff-payments.ts';

const tags = ['Staff'];
const ofOne = { query: localeQuery, params: invoicePath };
const answer = jsonAnswer(staffPaymentAnswer, 'As it is now.');
const refused = [
  'unauthorized',
  'not_found',
  'owner_only',
  'account_frozen',
  'validation_failed',
] as const;

const list = createRoute({
  method: 'get',
  path: '/api/v1/staff/payments',
  operationId: 'listStaffPayments',
  tags,
  summary: 'Payments that wait for staff, the oldest first.',
  security: staffOnly('payments.moderate'),
  request: { query: staffPaymentsQuery },
  responses: { 200: jsonAnswer(staffPaymentsAnswer, 'A page of them.'), ...refusals(refused) },
});

const one = createRoute({
  method: 'get',
  path: '/api/v1/staff/payments/{invoiceId}',
  operationId: 'getStaffPayment',
  tags,
  summary: 'A payment, with whose it is.',
  security: staffOnly('payments.moderate'),
  request: ofOne,
  responses: { 200: answer, ...refusals(refused) },
});

const approve = createRoute({
  method: 'post',
  path: '/api/v1/staff/payments/{invoiceId}/approve',
  operationId: 'approvePayment',
  tags,
  summary: 'The money is there: credits it.',
  security: staffOnly('payments.moderate'),
  request: {
    ...ofOne,
    headers: idempotencyHeaders,
    body: { ...jsonBody(approveBody), required: false },
  },
  responses: {
    200: answer,
    ...refusals([
      ...refused,
      'bad_request',
      'own_payment',
      'already_decided',
      'confirmation_needed',
    ]),
  },
});

const refuse = createRoute({
  method: 'post',
  path: '/api/v1/staff/payments/{invoiceId}/refuse',
  operationId: 'refusePayment',
  tags,
  summary: 'The money did not come: tells the customer why.',
  security: staffOnly('payments.moderate'),
  request: {
    ...ofOne,
    headers: idempotencyHeaders,
    body: { ...jsonBody(refuseBody), required: false },
  },
  responses: {
    200: answer,
    ...refusals([...refused, 'bad_request', 'own_payment', 'already_decided']),
  },
});

export function staffPaymentRoutes(api: CoreApi, deps: Deps): void {
  api.openapi(list, async (c) => {
    const caller = await requireModerator(c);
    return sendPrivate(c, await listStaffPayments(deps, caller, c.req.valid('query')));
  });

  api.openapi(one, async (c) => {
    const caller = await requireModerator(c);
    const { invoiceId } = c.req.valid('param');
    return sendPrivate(c, { data: await getStaffPayment(deps, caller, invoiceId) });
  });

  api.openapi(approve, async (c) => {
    const caller = await requireModerator(c);
    const { 'idempotency-key': key } = c.req.valid('header');
    const asked = { key, ...c.req.valid('param'), body: c.req.valid('json') };
    // Its bytes were described as they were kept.
    return sendOnce(c, await approvePayment(deps, caller, asked)) as never;
  });

  api.openapi(refuse, async (c) => {
    const caller = await requireModerator(c);
    const { 'idempotency-key': key } = c.req.valid('header');
    const asked = { key, ...c.req.valid('param'), body: c.req.valid('json') };
    // Its bytes were described as they were kept.
    return sendOnce(c, await refusePayment(deps, caller, asked)) as never;
  });
}
