import { operation, staff } from '#core/platform/operations/operation.contract.ts';
import { saveViewBody, savedViewPath, savedViewsAnswer } from './saved-view.contract.ts';

const PATH = '/api/v1/staff/views';
const ofCustomers = { tag: 'Staff', who: staff('customers.read') } as const;
const ofOrders = { tag: 'Staff', who: staff('orders.deliver') } as const;
const listing = { method: 'GET', answer: savedViewsAnswer, answered: 'With counts.' } as const;
const saving = { method: 'POST', body: saveViewBody } as const;
const removing = { method: 'DELETE', params: savedViewPath, refuses: ['not_found'] } as const;

export const listCustomerViews = operation({
  ...{ ...ofCustomers, ...listing },
  id: 'listCustomerViews',
  path: `${PATH}/customers`,
  summary: 'Searches for customers that were kept: one’s own, and those that colleagues share.',
});

export const saveCustomerView = operation({
  ...{ ...ofCustomers, ...saving },
  id: 'saveCustomerView',
  path: `${PATH}/customers`,
  summary: 'Keeps a search for customers.',
});

export const deleteCustomerView = operation({
  ...{ ...ofCustomers, ...removing },
  id: 'deleteCustomerView',
  path: `${PATH}/customers/{viewId}`,
  summary: 'Forgets a search of one’s own.',
});

export const listOrderViews = operation({
  ...{ ...ofOrders, ...listing },
  id: 'listOrderViews',
  path: `${PATH}/orders`,
  summary: 'Searches for orders that were kept: one’s own, and those that colleagues share.',
});

export const saveOrderView = operation({
  ...{ ...ofOrders, ...saving },
  id: 'saveOrderView',
  path: `${PATH}/orders`,
  summary: 'Keeps a search for orders.',
});

export const deleteOrderView = operation({
  ...{ ...ofOrders, ...removing },
  id: 'deleteOrderView',
  path: `${PATH}/orders/{viewId}`,
  summary: 'Forgets a search of one’s own.',
});

export const listTicketViews = operation({
  ...{ ...ofOrders, ...listing },
  id: 'listTicketViews',
  path: `${PATH}/tickets`,
  summary: 'Searches for tickets that were kept: one’s own, and those that colleagues share.',
});

export const saveTicketView = operation({
  ...{ ...ofOrders, ...saving },
  id: 'saveTicketView',
  path: `${PATH}/tickets`,
  summary: 'Keeps a search for tickets.',
});

export const deleteTicketView = operation({
  ...{ ...ofOrders, ...removing },
  id: 'deleteTicketView',
  path: `${PATH}/tickets/{viewId}`,
  summary: 'Forgets a search of one’s own.',
});
