import { operation, staff } from '#core/platform/operations/operation.contract.ts';
import { listExportQuery, listQuery } from '#core/platform/lists/list.contract.ts';
import { listedOrdersAnswer } from './order-list.contract.ts';

const PATH = '/api/v1/staff/orders/list';
const reading = { tag: 'Staff', method: 'GET', who: staff('orders.deliver') } as const;

export const searchStaffOrders = operation({
  ...reading,
  id: 'searchStaffOrders',
  path: PATH,
  summary: 'Orders of all customers: by number, link, the number of a provider, and by filters.',
  query: listQuery,
  answer: listedOrdersAnswer,
  answered: 'A page of them.',
});

export const exportStaffOrders = operation({
  ...reading,
  id: 'exportStaffOrders',
  path: `${PATH}/export`,
  summary: 'All orders that a filter finds, as a file without names.',
  query: listExportQuery,
  file: 'text/csv',
  answered: 'With a line of names at its head.',
});
