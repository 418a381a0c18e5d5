import { z } from 'zod';
import { anyone, operation } from '#core/platform/operations/operation.contract.ts';
import { widgetQuery } from '#core/tenancy/widgets/widget.contract.ts';
import {
  guestMarkedAnswer,
  invoicePath,
  markAsPaidBody,
} from '#core/billing/payments/invoices/invoice.contract.ts';

export const markGuestInvoiceAsPaid = operation({
  id: 'markGuestInvoiceAsPaid',
  method: 'POST',
  path: '/api/v1/order-widget/invoices/{invoiceId}/mark-is-paid',
  tag: 'Order widget',
  summary: 'A guest says that the money is on its way; staff will look.',
  who: anyone,
  params: invoicePath,
  // A missing value is answered like a wrong one.
  query: widgetQuery.partial({ api_token: true }).extend({
    signature: z
      .string()
      .max(100)
      .default('')
      .meta({ description: 'The `paid_signature` of the order.' }),
  }),
  body: markAsPaidBody,
  bodyIsOptional: true,
  answer: guestMarkedAnswer,
  answered: 'It waits for staff.',
  refuses: ['forbidden', 'not_found', 'conflict'],
});
