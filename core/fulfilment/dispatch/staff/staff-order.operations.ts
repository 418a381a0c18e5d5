import { operation, staff } from '#core/platform/operations/operation.contract.ts';
import { orderPath } from '#core/ordering/orders/order.contract.ts';
import {
  decideOrderBody,
  staffMembersAnswer,
  staffOrderAnswer,
  staffOrdersAnswer,
  staffOrdersQuery,
} from './staff-order.contract.ts';

const ofStaff = { tag: 'Staff', who: staff('orders.deliver') } as const;

export const listStaffOrders = operation({
  ...ofStaff,
  id: 'listStaffOrders',
  method: 'GET',
  path: '/api/v1/staff/orders',
  summary:
    'Orders that wait for staff, those with a speed-up first, then the oldest, or those that are sought.',
  query: staffOrdersQuery,
  answer: staffOrdersAnswer,
  answered: 'A page of them.',
});

export const listStaffMembers = operation({
  ...ofStaff,
  id: 'listStaffMembers',
  method: 'GET',
  path: '/api/v1/staff/members',
  summary: 'Who delivers orders by hand, by name.',
  answer: staffMembersAnswer,
  answered: 'All of them.',
});

export const getStaffOrder = operation({
  ...ofStaff,
  id: 'getStaffOrder',
  method: 'GET',
  path: '/api/v1/staff/orders/{orderId}',
  summary: 'An order, with whose it is, and with whom.',
  params: orderPath,
  answer: staffOrderAnswer,
});

export const decideOrder = operation({
  ...ofStaff,
  id: 'decideOrder',
  method: 'POST',
  path: '/api/v1/staff/orders/{orderId}/decide',
  summary: 'Takes it, says how far it is, ends it, or clears up what became of it.',
  once: true,
  params: orderPath,
  body: decideOrderBody,
  bodyIsOptional: true,
  answer: staffOrderAnswer,
  refuses: ['already_decided', 'confirmation_needed'],
});
