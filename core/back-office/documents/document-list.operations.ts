import { operation, staff } from '#core/platform/operations/operation.contract.ts';
import { listExportQuery, listQuery } from '#core/platform/lists/list.contract.ts';
import { listedDocumentsAnswer } from './document-list.contract.ts';

const PATH = '/api/v1/staff/documents';
const reading = { tag: 'Staff', method: 'GET', who: staff('payments.moderate') } as const;

export const searchStaffDocuments = operation({
  ...reading,
  id: 'searchStaffDocuments',
  path: PATH,
  summary: 'Invoices, receipts and credit notes of all customers, by number and by filters.',
  query: listQuery,
  answer: listedDocumentsAnswer,
  answered: 'A page of them, the latest first.',
});

export const exportStaffDocuments = operation({
  ...reading,
  id: 'exportStaffDocuments',
  path: `${PATH}/export`,
  summary: 'All documents that a filter finds, as a file without names. That it was taken is kept.',
  query: listExportQuery,
  file: 'text/csv',
  answered: 'With a line of names at its head.',
});
