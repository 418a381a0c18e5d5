import { anyone, operation, visitor } from '#core/platform/operations/operation.contract.ts';
import { orderPath } from '../order.contract.ts';
import { requestAnswer } from '../place-order.contract.ts';
import { followedAnswer, followQuery, payFollowedBody } from './followed.contract.ts';

const ofLink = { tag: 'Orders', params: orderPath, query: followQuery } as const;

export const getFollowedOrder = operation({
  ...ofLink,
  id: 'getFollowedOrder',
  method: 'GET',
  path: '/api/v1/followed-orders/{orderId}',
  summary: 'The order behind a signed link, for who has nothing but that.',
  who: visitor({ frozen: 'allowed' }),
  answer: followedAnswer,
  answered: 'The order and its history.',
  refuses: ['not_found', 'too_many_requests'],
});

export const payFollowedOrder = operation({
  ...ofLink,
  id: 'payFollowedOrder',
  method: 'POST',
  path: '/api/v1/followed-orders/{orderId}/pay',
  summary: 'Another try of a guest to pay the unpaid order behind a signed link.',
  who: anyone,
  once: true,
  body: payFollowedBody,
  bodyIsOptional: true,
  status: 201,
  answer: requestAnswer,
  answered: 'The order, and what comes next.',
  refuses: ['not_found', 'total_changed', 'too_many_requests', 'conflict'],
});

export const claimFollowedOrder = operation({
  ...ofLink,
  id: 'claimFollowedOrder',
  method: 'POST',
  path: '/api/v1/followed-orders/{orderId}/claim',
  summary: 'Mails the way into the account of an order to its own address.',
  who: anyone,
  refuses: ['not_found', 'too_many_requests'],
});
