import { invoicePaid, invoiceReversed } from '#core/billing/payments/invoices/invoice-events.ts';
import type { Noun } from '#core/noun.ts';
import { documentRoutes } from './document.routes.ts';
import { exportDocuments } from './export-documents.ts';
import { issueCreditNote, issueInvoice } from './issue-document.ts';

export const documents: Noun = {
  routes: (api, parts) => documentRoutes(api, parts),
  customerData: { exportPages: { billing_documents: exportDocuments } },
  listens: [invoicePaid.call(issueInvoice), invoiceReversed.call(issueCreditNote)],
};
