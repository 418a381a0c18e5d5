import { operation, staff } from '#core/platform/operations/operation.contract.ts';
import { listExportQuery, listQuery } from '#core/platform/lists/list.contract.ts';
import { listedPaymentsAnswer } from './payment-list.contract.ts';

const PATH = '/api/v1/staff/payments/list';
const reading = { tag: 'Staff', method: 'GET', who: staff('payments.moderate') } as const;

export const searchStaffPayments = operation({
  ...reading,
  id: 'searchStaffPayments',
  path: PATH,
  summary:
    'Payments of all customers in every state: by number, the number of a payment provider, and by filters.',
  query: listQuery,
  answer: listedPaymentsAnswer,
  answered: 'A page of them.',
});

export const exportStaffPayments = operation({
  ...reading,
  id: 'exportStaffPayments',
  path: `${PATH}/export`,
  summary:
    'All payments that a filter finds, as a file without names of customers. Who took it is kept.',
  query: listExportQuery,
  file: 'text/csv',
  answered: 'With a line of names at its head.',
});
