import { operation, staff } from '#core/platform/operations/operation.contract.ts';
import { listExportQuery, listQuery } from '#core/platform/lists/list.contract.ts';
import { listedWithdrawalsAnswer } from './withdrawal-list.contract.ts';

const PATH = '/api/v1/staff/withdrawals/list';
const reading = { tag: 'Staff', method: 'GET', who: staff('payments.moderate') } as const;

export const searchStaffWithdrawals = operation({
  ...reading,
  id: 'searchStaffWithdrawals',
  path: PATH,
  summary: 'Withdrawals of all customers in every state: by number, account and filters.',
  query: listQuery,
  answer: listedWithdrawalsAnswer,
  answered: 'A page of them.',
});

export const exportStaffWithdrawals = operation({
  ...reading,
  id: 'exportStaffWithdrawals',
  path: `${PATH}/export`,
  summary:
    'All withdrawals that a filter finds, as a file without names and accounts. Who took it is kept.',
  query: listExportQuery,
  file: 'text/csv',
  answered: 'With a line of names at its head.',
});
