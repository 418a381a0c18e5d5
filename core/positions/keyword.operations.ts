import { customer, operation } from '#core/operations/operation.contract.ts';
import { orderPath } from '#core/orders/order.contract.ts';
import { keywordsAnswer } from './position.contract.ts';

export const listOrderKeywords = operation({
  id: 'listOrderKeywords',
  method: 'GET',
  path: '/api/v1/orders/{orderId}/keywords',
  tag: 'Orders',
  summary: 'The keywords of an order, and where it stood in a search for each of them.',
  who: customer(),
  params: orderPath,
  answer: keywordsAnswer,
  answered: 'As they were written; none where it is not for keywords.',
  refuses: ['not_found'],
});
