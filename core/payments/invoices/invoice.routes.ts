import { createRoute } from '@hono/zod-openapi';
import { requireCustomer } from '#core/accounts/current-customer.ts';
import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/http/core-env.ts';
import { localeQuery } from '#core/http/locale.contract.ts';
import { BEARER, jsonAnswer, jsonBody, sendPrivate } from '#core/http/operation.ts';
import { refusals } from '#core/http/read-operation.ts';
import { sendOnce } from '#core/idempotency/send-once.ts';
import { currentInstance } from '#core/tenancy/current-instance.ts';
import { addFunds } from './add-funds.ts';
import { idempotencyHeaders } from '#core/idempotency/idempotency.contract.ts';
import {
  addFundsBody,
  invoiceAnswer,
  invoicePath,
  invoicesAnswer,
  invoicesQuery,
  markAsPaidBody,
} from './invoice.contract.ts';
import { markAsPaid } from './mark-as-paid.ts';
import { getOwnInvoice, listOwnInvoices } from './own-invoices.ts';

const tags = ['Money'];

const add = createRoute({
  method: 'post',
  path: '/api/v1/add-funds',
  operationId: 'addFunds',
  tags,
  summary: 'Makes an invoice for an amount on the balance, and says how to pay it.',
  security: BEARER,
  request: { query: localeQuery, headers: idempotencyHeaders, body: jsonBody(addFundsBody) },
  responses: {
    201: jsonAnswer(invoiceAnswer, 'The invoice; its payment leads on.'),
    ...refusals([
      'bad_request',
      'unauthorized',
      'owner_only',
      'not_found',
      'total_changed',
      'validation_failed',
      'account_frozen',
      'too_many_requests',
    ]),
  },
});

const list = createRoute({
  method: 'get',
  path: '/api/v1/invoices',
  operationId: 'listInvoices',
  tags,
  summary: 'The invoices of the customer, the newest first.',
  security: BEARER,
  request: { query: invoicesQuery },
  responses: {
    200: jsonAnswer(invoicesAnswer, 'As many as a page has.'),
    ...refusals(['unauthorized', 'account_frozen', 'validation_failed']),
  },
});

const one = createRoute({
  method: 'get',
  path: '/api/v1/invoices/{invoiceId}',
  operationId: 'getInvoice',
  tags,
  summary: 'An invoice of the customer, as it is now.',
  security: BEARER,
  request: { query: localeQuery, params: invoicePath },
  responses: {
    200: jsonAnswer(invoiceAnswer, 'With how to pay it, while it can be paid.'),
    ...refusals(['unauthorized', 'account_frozen', 'not_found', 'validation_failed']),
  },
});

const mark = createRoute({
  method: 'post',
  path: '/api/v1/invoices/{invoiceId}/mark-is-paid',
  operationId: 'markInvoiceAsPaid',
  tags,
  summary: 'The customer says that the money is on its way; staff will look.',
  security: BEARER,
  request: {
    query: localeQuery,
    params: invoicePath,
    body: { ...jsonBody(markAsPaidBody), required: false },
  },
  responses: {
    200: jsonAnswer(invoiceAnswer, 'It waits for staff.'),
    ...refusals([
      'bad_request',
      'unauthorized',
      'owner_only',
      'not_found',
      'conflict',
      'account_frozen',
      'validation_failed',
    ]),
  },
});

export function invoiceRoutes(api: CoreApi, deps: Deps): void {
  api.openapi(add, async (c) => {
    const caller = await requireCustomer(c, { impersonated: 'refused' });
    const { 'idempotency-key': key } = c.req.valid('header');
    const { revision } = currentInstance(c);
    const body = c.req.valid('json');
    // The bytes were described as they were kept.
    return sendOnce(c, await addFunds(deps, caller, { key, revision, body })) as never;
  });

  api.openapi(list, async (c) => {
    const caller = await requireCustomer(c);
    return sendPrivate(c, await listOwnInvoices(deps, caller, c.req.valid('query')));
  });

  api.openapi(one, async (c) => {
    const caller = await requireCustomer(c);
    const { invoiceId } = c.req.valid('param');
    return sendPrivate(c, { data: await getOwnInvoice(deps, caller, invoiceId) });
  });

  api.openapi(mark, async (c) => {
    const caller = await requireCustomer(c, { impersonated: 'refused' });
    const { invoiceId } = c.req.valid('param');
    const marked = await markAsPaid(deps, caller, { invoiceId, body: c.req.valid('json') });
    return sendPrivate(c, { data: marked });
  });
}
