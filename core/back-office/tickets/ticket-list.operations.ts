import { operation, staff } from '#core/platform/operations/operation.contract.ts';
import { listExportQuery, listQuery } from '#core/platform/lists/list.contract.ts';
import { listedTicketsAnswer } from './ticket-list.contract.ts';

const PATH = '/api/v1/staff/tickets';
const reading = { tag: 'Staff', method: 'GET', who: staff('orders.deliver') } as const;

export const searchStaffTickets = operation({
  ...reading,
  id: 'searchStaffTickets',
  path: PATH,
  summary: 'Tickets of all customers: by number and by filters, who has waited longest first.',
  query: listQuery,
  answer: listedTicketsAnswer,
  answered: 'A page of them.',
});

export const exportStaffTickets = operation({
  ...reading,
  id: 'exportStaffTickets',
  path: `${PATH}/export`,
  summary: 'All tickets that a filter finds, as a file without names and words.',
  query: listExportQuery,
  file: 'text/csv',
  answered: 'With a line of names at its head.',
});
