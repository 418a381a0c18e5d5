import { customer, operation } from '#core/platform/operations/operation.contract.ts';
import { orderPath } from '#core/ordering/orders/order.contract.ts';
import { keywordsAnswer } from '#core/ordering/keywords/position.contract.ts';

export const listOrderKeywords = operation({
  id: 'listOrderKeywords',
  method: 'GET',
  path: '/api/v1/orders/{orderId}/keywords',
  tag: 'Orders',
  summary: 'The keywords of an order, and where it stood in a search for each of them.',
  who: customer({ token: 'read' }),
  params: orderPath,
  answer: keywordsAnswer,
  answered: 'As they were written; none where it is not for keywords.',
  refuses: ['not_found'],
  public: { params: { orderId: '23501' } },
});
