import { customer, operation, staff } from '#core/platform/operations/operation.contract.ts';
import {
  documentAnswer,
  documentPath,
  documentsAnswer,
  documentsQuery,
  staffDocumentsQuery,
} from './document.contract.ts';

/** A person opens a few; making a PDF costs more than reading a page. */
const FILES = { name: 'billing-document-file', capacity: 40, refillSeconds: 3 } as const;

const own = { method: 'GET', tag: 'Payments', who: customer() } as const;
const ofStaff = { method: 'GET', tag: 'Staff', who: staff('payments.moderate') } as const;

const file = { params: documentPath, limit: FILES } as const;
const pdf = {
  ...file,
  file: 'application/pdf',
  answered: 'PDF/A-3, in the language that is asked for.',
  refuses: ['not_found', 'unavailable'],
} as const;
const ubl = {
  ...file,
  file: 'application/xml',
  answered: 'An invoice or a credit note of UBL 2.1, where the brand issues electronic ones.',
  refuses: ['not_found'],
} as const;

export const listBillingDocuments = operation({
  ...own,
  id: 'listBillingDocuments',
  path: '/api/v1/billing-documents',
  summary: 'Invoices, receipts and credit notes of the customer, the newest first.',
  query: documentsQuery,
  answer: documentsAnswer,
  answered: 'As many as a page has.',
});

export const getBillingDocument = operation({
  ...own,
  id: 'getBillingDocument',
  path: '/api/v1/billing-documents/{documentId}',
  summary: 'One of them, as it was issued.',
  params: documentPath,
  answer: documentAnswer,
  answered: 'In the words of the language that is asked for.',
  refuses: ['not_found'],
});

export const getBillingDocumentPdf = operation({
  ...own,
  ...pdf,
  id: 'getBillingDocumentPdf',
  path: '/api/v1/billing-documents/{documentId}/pdf',
  summary: 'One of them as a PDF.',
});

export const getBillingDocumentUbl = operation({
  ...own,
  ...ubl,
  id: 'getBillingDocumentUbl',
  path: '/api/v1/billing-documents/{documentId}/ubl',
  summary: 'One of them as an electronic invoice.',
});

export const listStaffBillingDocuments = operation({
  ...ofStaff,
  id: 'listStaffBillingDocuments',
  path: '/api/v1/staff/billing-documents',
  summary: 'Those of a payment or of a customer, the newest first, or the one with a number.',
  query: staffDocumentsQuery,
  answer: documentsAnswer,
  answered: 'As many as a page has; nothing where none of them is named.',
});

export const getStaffBillingDocument = operation({
  ...ofStaff,
  id: 'getStaffBillingDocument',
  path: '/api/v1/staff/billing-documents/{documentId}',
  summary: 'A document of a customer.',
  params: documentPath,
  answer: documentAnswer,
  answered: 'In the words of the language that is asked for.',
});

export const getStaffBillingDocumentPdf = operation({
  ...ofStaff,
  ...pdf,
  id: 'getStaffBillingDocumentPdf',
  path: '/api/v1/staff/billing-documents/{documentId}/pdf',
  summary: 'A document of a customer as a PDF.',
});

export const getStaffBillingDocumentUbl = operation({
  ...ofStaff,
  ...ubl,
  id: 'getStaffBillingDocumentUbl',
  path: '/api/v1/staff/billing-documents/{documentId}/ubl',
  summary: 'A document of a customer as an electronic invoice.',
});
