import { anyone, customer, operation } from '#core/platform/operations/operation.contract.ts';
import { followQuery } from '../followed/followed.contract.ts';
import { orderPath } from '../order.contract.ts';
import { receiptAnswer } from './receipt.contract.ts';

const receipt = {
  method: 'GET',
  tag: 'Orders',
  params: orderPath,
  answer: receiptAnswer,
  answered: 'An unpaid order has none.',
} as const;

export const getOrderReceipt = operation({
  ...receipt,
  id: 'getOrderReceipt',
  path: '/api/v1/orders/{orderId}/receipt',
  summary: 'What was paid for an order, and given back.',
  who: customer({ token: 'read' }),
  refuses: ['not_found'],
  public: { params: { orderId: '23501' } },
});

export const getFollowedReceipt = operation({
  ...receipt,
  id: 'getFollowedReceipt',
  path: '/api/v1/followed-orders/{orderId}/receipt',
  summary: 'The same for who has the signed link of the order, without its buyer.',
  who: anyone,
  query: followQuery,
  refuses: ['not_found', 'too_many_requests'],
});
