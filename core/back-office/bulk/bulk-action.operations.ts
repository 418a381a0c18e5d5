import { operation, staff } from '#core/platform/operations/operation.contract.ts';
import {
  bulkActionAnswer,
  bulkActionPath,
  bulkActionsAnswer,
  bulkActionsQuery,
  bulkRowsAnswer,
  newBulkActionBody,
  startBulkActionBody,
} from './bulk-action.contract.ts';

const PATH = '/api/v1/staff/bulk-actions';
const ONE = `${PATH}/{bulkActionId}`;
const ofStaff = { tag: 'Staff', who: staff('orders.bulk') } as const;
const ofOne = { ...ofStaff, params: bulkActionPath, answer: bulkActionAnswer } as const;

export const listBulkActions = operation({
  ...ofStaff,
  id: 'listBulkActions',
  method: 'GET',
  path: PATH,
  summary: 'What staff have done with many orders at once, the latest first.',
  query: bulkActionsQuery,
  answer: bulkActionsAnswer,
  answered: 'A page of them.',
});

export const previewBulkAction = operation({
  ...ofStaff,
  id: 'previewBulkAction',
  method: 'POST',
  path: PATH,
  summary: 'Looks at all orders of a filter: with which of them it can be done, and why not.',
  status: 201,
  body: newBulkActionBody,
  answer: bulkActionAnswer,
  answered: 'What was found so far; it goes on by itself until its state is `ready`.',
});

export const getBulkAction = operation({
  ...ofOne,
  id: 'getBulkAction',
  method: 'GET',
  path: ONE,
  summary: 'How far it is.',
});

export const listBulkActionOrders = operation({
  ...ofStaff,
  id: 'listBulkActionOrders',
  method: 'GET',
  path: `${ONE}/orders`,
  summary: 'Its orders, each with what can be done, and what became of it.',
  params: bulkActionPath,
  query: bulkActionsQuery,
  answer: bulkRowsAnswer,
  answered: 'A page of them.',
});

export const exportBulkAction = operation({
  ...ofStaff,
  id: 'exportBulkAction',
  method: 'GET',
  path: `${ONE}/export`,
  summary: 'All of its orders as a file.',
  params: bulkActionPath,
  file: 'text/csv',
  answered: 'With a line of names at its head.',
});

export const startBulkAction = operation({
  ...ofOne,
  id: 'startBulkAction',
  method: 'POST',
  path: `${ONE}/start`,
  summary: 'Carries it out, order by order; one that was stopped goes on.',
  once: true,
  body: startBulkActionBody,
  bodyIsOptional: true,
  refuses: ['already_decided', 'confirmation_needed'],
});

export const stopBulkAction = operation({
  ...ofOne,
  id: 'stopBulkAction',
  method: 'POST',
  path: `${ONE}/stop`,
  summary: 'Treats no further order until somebody lets it go on.',
  refuses: ['already_decided'],
});
