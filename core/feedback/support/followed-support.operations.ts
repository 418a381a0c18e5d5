import { anyone, operation } from '#core/platform/operations/operation.contract.ts';
import { followQuery } from '#core/ordering/orders/followed/followed.contract.ts';
import { orderPath } from '#core/ordering/orders/order.contract.ts';
import { supportAnswer, supportBody, supportQuery, writtenAnswer } from './support.contract.ts';

const behindLink = {
  path: '/api/v1/followed-orders/{orderId}/support',
  tag: 'Orders',
  who: anyone,
  params: orderPath,
  refuses: ['unauthorized', 'not_found', 'too_many_requests'],
} as const;

export const getFollowedOrderSupport = operation({
  ...behindLink,
  id: 'getFollowedOrderSupport',
  method: 'GET',
  summary: 'What a guest wrote about the order behind a signed link, as long as they are one.',
  query: followQuery.extend(supportQuery.shape),
  answer: supportAnswer,
  answered: 'The latest messages; nothing where nobody has written.',
});

export const writeToFollowedOrderSupport = operation({
  ...behindLink,
  id: 'writeToFollowedOrderSupport',
  method: 'POST',
  summary: 'Writes to the support about the order behind a signed link, as its guest.',
  once: true,
  query: followQuery,
  body: supportBody,
  bodyIsOptional: true,
  status: 201,
  answer: writtenAnswer,
  answered: 'It was written, and waits for an answer.',
});
