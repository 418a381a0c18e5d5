import { customer, operation } from '#core/platform/operations/operation.contract.ts';
import { orderExportQuery, orderTableAnswer, orderTableQuery } from './order-table.contract.ts';

const reading = { method: 'GET', tag: 'Orders', who: customer() } as const;

export const listOrderTable = operation({
  ...reading,
  id: 'listOrderTable',
  path: '/api/v1/orders/datatable',
  summary: 'The orders of the customer, sorted and filtered by their columns.',
  query: orderTableQuery,
  answer: orderTableAnswer,
  answered: 'A page, and how many there are.',
});

export const exportOrders = operation({
  ...reading,
  id: 'exportOrders',
  path: '/api/v1/orders/export',
  summary: 'All orders that a table would show, as a file.',
  query: orderExportQuery,
  file: 'text/csv',
  answered: 'With a line of names at its head.',
});
