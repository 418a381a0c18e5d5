import { operation, staff } from '#core/platform/operations/operation.contract.ts';
import { orderPath } from '#core/ordering/orders/order.contract.ts';
import {
  answerBody,
  staffSupportAnswer,
  staffThreadsAnswer,
  staffThreadsQuery,
  supportQuery,
  writtenAnswer,
} from './support.contract.ts';

const PATH = '/api/v1/staff/orders/{orderId}/support';
const ofStaff = { tag: 'Staff', who: staff('orders.deliver') } as const;
const thread = {
  answer: staffSupportAnswer,
  answered: 'As it is now; nothing where nobody has written.',
} as const;

export const listSupportThreads = operation({
  ...ofStaff,
  id: 'listSupportThreads',
  method: 'GET',
  path: '/api/v1/staff/support',
  summary: 'Conversations about orders: who has waited longest first, of others the latest first.',
  query: staffThreadsQuery,
  answer: staffThreadsAnswer,
  answered: 'A page of them.',
});

export const getSupportThread = operation({
  ...ofStaff,
  ...thread,
  id: 'getSupportThread',
  method: 'GET',
  path: PATH,
  summary: 'What was written about an order.',
  params: orderPath,
  query: supportQuery,
});

export const answerSupportThread = operation({
  ...ofStaff,
  id: 'answerSupportThread',
  method: 'POST',
  path: PATH,
  summary: 'Answers what a customer has written about an order.',
  once: true,
  params: orderPath,
  body: answerBody,
  bodyIsOptional: true,
  status: 201,
  answer: writtenAnswer,
  answered: 'It was written, and the customer is told.',
  refuses: ['already_decided'],
});

export const closeSupportThread = operation({
  ...ofStaff,
  ...thread,
  id: 'closeSupportThread',
  method: 'POST',
  path: `${PATH}/close`,
  summary: 'Says that a conversation is over; its customer opens it again by writing.',
  params: orderPath,
  refuses: ['already_decided'],
});
