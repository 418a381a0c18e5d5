import { customer, operation } from '#core/platform/operations/operation.contract.ts';
import {
  addFundsBody,
  invoiceAnswer,
  invoicePath,
  invoiceQuery,
  invoicesAnswer,
  invoicesQuery,
  markAsPaidBody,
} from './invoice.contract.ts';

export const addFunds = operation({
  id: 'addFunds',
  method: 'POST',
  path: '/api/v1/add-funds',
  tag: 'Money',
  summary: 'Makes an invoice for an amount on the balance, and says how to pay it.',
  who: customer({ impersonated: 'refused' }),
  // A person tries a few methods; more than that fills tables and calls gateways.
  limit: { name: 'invoice-made', capacity: 60, refillSeconds: 30 },
  once: true,
  body: addFundsBody,
  status: 201,
  answer: invoiceAnswer,
  answered: 'The invoice; its payment leads on.',
  refuses: ['not_found', 'total_changed'],
});

export const listInvoices = operation({
  id: 'listInvoices',
  method: 'GET',
  path: '/api/v1/invoices',
  tag: 'Money',
  summary: 'The invoices of the customer, the newest first.',
  who: customer({ token: 'read' }),
  query: invoicesQuery,
  answer: invoicesAnswer,
  answered: 'As many as a page has.',
  public: { query: { status: 'paid' } },
});

export const getInvoice = operation({
  id: 'getInvoice',
  method: 'GET',
  path: '/api/v1/invoices/{invoiceId}',
  tag: 'Money',
  summary: 'An invoice of the customer, as it is now.',
  who: customer({ token: 'read' }),
  params: invoicePath,
  query: invoiceQuery,
  answer: invoiceAnswer,
  answered: 'With how to pay it, while it can be paid.',
  refuses: ['not_found'],
  public: { params: { invoiceId: '640' } },
});

export const cancelInvoice = operation({
  id: 'cancelInvoice',
  method: 'POST',
  path: '/api/v1/invoices/{invoiceId}/cancel',
  tag: 'Money',
  summary: 'Ends an invoice that is not paid; money that still comes for it is credited.',
  who: customer({ impersonated: 'refused' }),
  params: invoicePath,
  answer: invoiceAnswer,
  answered: 'It is expired.',
  refuses: ['not_found', 'conflict'],
});

export const markInvoiceAsPaid = operation({
  id: 'markInvoiceAsPaid',
  method: 'POST',
  path: '/api/v1/invoices/{invoiceId}/mark-is-paid',
  tag: 'Money',
  summary: 'The customer says that the money is on its way; staff will look.',
  who: customer({ impersonated: 'refused' }),
  params: invoicePath,
  body: markAsPaidBody,
  bodyIsOptional: true,
  answer: invoiceAnswer,
  answered: 'It waits for staff.',
  refuses: ['not_found', 'conflict'],
});
