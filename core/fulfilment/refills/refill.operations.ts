import { customer, operation } from '#core/platform/operations/operation.contract.ts';
import { ORDERS_PLACED } from '#core/ordering/orders/order-limits.pure.ts';
import { orderAnswer, orderPath } from '#core/ordering/orders/order.contract.ts';
import { autoRefillBody, refillRequestsAnswer } from './refill.contract.ts';

const ofOrder = { tag: 'Orders', params: orderPath } as const;

const refills = {
  answer: refillRequestsAnswer,
  answered: 'The latest first, and whether one can be asked.',
} as const;

const changing = {
  method: 'POST',
  who: customer({ impersonated: 'refused', token: 'manage' }),
  limit: ORDERS_PLACED,
} as const;

export const listRefillRequests = operation({
  ...ofOrder,
  ...refills,
  id: 'listRefillRequests',
  method: 'GET',
  path: '/api/v1/orders/{orderId}/refill-requests',
  summary: 'What was asked for again of an order, and how many of it stood when.',
  who: customer({ token: 'read' }),
  refuses: ['not_found'],
  public: { params: { orderId: '23501' } },
});

export const askForRefill = operation({
  ...ofOrder,
  ...refills,
  ...changing,
  id: 'askForRefill',
  path: '/api/v1/orders/{orderId}/refill',
  summary: 'Asks for what dropped, once a day; while one is open, asked again is the same one.',
  refuses: ['not_found', 'refill_too_soon', 'refill_impossible'],
  public: { params: { orderId: '23501' } },
});

export const switchAutoRefill = operation({
  ...ofOrder,
  ...changing,
  id: 'switchAutoRefill',
  path: '/api/v1/orders/{orderId}/auto-refill',
  summary: 'Whether a drop that is counted asks for a refill by itself.',
  body: autoRefillBody,
  bodyIsOptional: true,
  answer: orderAnswer,
  answered: 'The order as it is now.',
  refuses: ['not_found', 'refill_impossible'],
  public: { params: { orderId: '23501' }, body: { is_on: false } },
});
