import { operation, staff } from '#core/platform/operations/operation.contract.ts';
import { listExportQuery, listQuery } from '#core/platform/lists/list.contract.ts';
import { listedDeliveriesAnswer } from './delivery-list.contract.ts';

const PATH = '/api/v1/staff/deliveries';
const reading = { tag: 'Staff', method: 'GET', who: staff('orders.deliver') } as const;

export const searchStaffDeliveries = operation({
  ...reading,
  id: 'searchStaffDeliveries',
  path: PATH,
  summary: 'What was sent to providers for orders, and what came of it.',
  query: listQuery,
  answer: listedDeliveriesAnswer,
  answered: 'A page of deliveries, the latest first.',
});

export const exportStaffDeliveries = operation({
  ...reading,
  id: 'exportStaffDeliveries',
  path: `${PATH}/export`,
  summary: 'All deliveries that a filter finds, as a file. That it was taken is kept.',
  query: listExportQuery,
  file: 'text/csv',
  answered: 'With a line of names at its head.',
});
