import { ORDERS_PLACED } from '#core/ordering/orders/order-limits.pure.ts';
import {
  dripFeedAnswer,
  dripFeedPath,
  orderAnswer,
  orderPath,
} from '#core/ordering/orders/order.contract.ts';
import { customer, operation } from '#core/platform/operations/operation.contract.ts';

const action = {
  method: 'POST',
  tag: 'Orders',
  who: customer({ impersonated: 'refused', token: 'manage' }),
  limit: ORDERS_PLACED,
  refuses: ['not_found', 'conflict'],
} as const;

const ofOrder = {
  ...action,
  params: orderPath,
  answer: orderAnswer,
  answered: 'The order as it is now.',
} as const;

export const cancelOrder = operation({
  ...ofOrder,
  id: 'cancelOrder',
  path: '/api/v1/orders/{orderId}/cancel',
  summary: 'Cancels what nobody was given yet; of the rest it is a wish, see `cancel_state`.',
  public: { params: { orderId: '23501' } },
});

export const deleteOrder = operation({
  ...ofOrder,
  id: 'deleteOrder',
  path: '/api/v1/orders/{orderId}/delete',
  summary: 'Gives up an order that was never paid.',
  public: { params: { orderId: '23501' } },
});

export const pauseOrder = operation({
  ...ofOrder,
  id: 'pauseOrder',
  path: '/api/v1/orders/{orderId}/pause',
  summary: 'Holds an order, where whoever has it can.',
  public: { params: { orderId: '23501' } },
});

export const activateOrder = operation({
  ...ofOrder,
  id: 'activateOrder',
  path: '/api/v1/orders/{orderId}/activate',
  summary: 'Goes on with an order that was held.',
  public: { params: { orderId: '23501' } },
});

export const cancelDripFeed = operation({
  ...action,
  id: 'cancelDripFeed',
  path: '/api/v1/drip-feeds/{dripFeedId}/cancel',
  summary: 'Starts no further run, and gives back what they cost; the one that runs goes on.',
  params: dripFeedPath,
  answer: dripFeedAnswer,
  answered: 'The drip-feed as it is now.',
  public: { params: { dripFeedId: '81' } },
});
