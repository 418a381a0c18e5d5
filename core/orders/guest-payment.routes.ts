import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import { callerOf } from '#core/http/caller.ts';
import type { CoreApi } from '#core/http/core-env.ts';
import { jsonAnswer, jsonBody, sendPrivate } from '#core/http/operation.ts';
import { refusals } from '#core/http/read-operation.ts';
import { widgetQuery } from '#core/order-form/order-cost.contract.ts';
import { requireWidget } from '#core/order-form/require-widget.ts';
import {
  guestMarkedAnswer,
  invoicePath,
  markAsPaidBody,
} from '#core/payments/invoices/invoice.contract.ts';
import { markGuestAsPaid } from '#core/payments/invoices/mark-as-paid.ts';

const mark = createRoute({
  method: 'post',
  path: '/api/v1/order-widget/invoices/{invoiceId}/mark-is-paid',
  operationId: 'markGuestInvoiceAsPaid',
  tags: ['Order widget'],
  summary: 'A guest says that the money is on its way; staff will look.',
  request: {
    // Whoever lacks one of them is told no more than who has a wrong one.
    query: widgetQuery.partial({ api_token: true }).extend({
      signature: z
        .string()
        .max(100)
        .default('')
        .meta({ description: 'The `paid_signature` of the order.' }),
    }),
    params: invoicePath,
    body: { ...jsonBody(markAsPaidBody), required: false },
  },
  responses: {
    200: jsonAnswer(guestMarkedAnswer, 'It waits for staff.'),
    ...refusals(['bad_request', 'not_found', 'conflict', 'validation_failed']),
  },
});

export function guestPaymentRoutes(api: CoreApi, deps: Deps): void {
  api.openapi(mark, async (c) => {
    const { api_token: token = '', signature } = c.req.valid('query');
    await requireWidget(deps, c, token);
    const marking = { ...c.req.valid('param'), signature, body: c.req.valid('json') };
    const { status } = await markGuestAsPaid(deps, callerOf(c), marking);
    return sendPrivate(c, { data: { status } });
  });
}
