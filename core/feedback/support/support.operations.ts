import { customer, operation } from '#core/platform/operations/operation.contract.ts';
import { orderPath } from '#core/ordering/orders/order.contract.ts';
import { supportAnswer, supportBody, supportQuery, writtenAnswer } from './support.contract.ts';

const ofOrder = {
  path: '/api/v1/orders/{orderId}/support',
  tag: 'Orders',
  params: orderPath,
} as const;

export const getOrderSupport = operation({
  ...ofOrder,
  id: 'getOrderSupport',
  method: 'GET',
  summary: 'What was written to the support about an order, and what it answered.',
  who: customer({ token: 'read' }),
  query: supportQuery,
  answer: supportAnswer,
  answered: 'The latest messages; nothing where nobody has written.',
  refuses: ['not_found'],
  public: { params: { orderId: '23501' } },
});

export const writeToOrderSupport = operation({
  ...ofOrder,
  id: 'writeToOrderSupport',
  method: 'POST',
  summary: 'Writes to the support about an order; the first message begins the conversation.',
  who: customer({ impersonated: 'refused', token: 'manage', test: 'refused' }),
  once: true,
  body: supportBody,
  bodyIsOptional: true,
  status: 201,
  answer: writtenAnswer,
  answered: 'It was written, and waits for an answer.',
  refuses: ['not_found', 'too_many_requests'],
  public: {
    params: { orderId: '23501' },
    body: { subject: 'Slow delivery', text: 'Half of it has been missing since yesterday.' },
  },
});
