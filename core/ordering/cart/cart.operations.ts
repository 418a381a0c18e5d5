import { operation, visitor } from '#core/platform/operations/operation.contract.ts';
import {
  addBody,
  cartAnswer,
  cartCountAnswer,
  cartHeaders,
  cartMarkersAnswer,
  changeBody,
  clearQuery,
  linePath,
} from './cart.contract.ts';

const ofCart = { tag: 'Cart', who: visitor(), headers: cartHeaders } as const;

export const getCart = operation({
  ...ofCart,
  id: 'getCart',
  method: 'GET',
  path: '/api/v1/cart',
  summary: 'What a guest or a customer has in the cart, and what it costs now.',
  answer: cartAnswer,
  answered: 'Empty where there is none.',
});

export const countCart = operation({
  ...ofCart,
  id: 'countCart',
  method: 'GET',
  path: '/api/v1/cart/count',
  summary: 'How many lines the cart has.',
  answer: cartCountAnswer,
  answered: 'None without a cart.',
});

export const addCartLines = operation({
  ...ofCart,
  id: 'addCartLines',
  method: 'POST',
  path: '/api/v1/cart/lines',
  summary: 'Puts lines into the cart.',
  mostBytes: 256 * 1024,
  body: addBody,
  answer: cartAnswer,
  answered: 'The cart. A guest without one finds the token of the new one in x-cart-token.',
  refuses: ['too_many_requests'],
});

export const changeCartLine = operation({
  ...ofCart,
  id: 'changeCartLine',
  method: 'PATCH',
  path: '/api/v1/cart/lines/{lineId}',
  summary: 'Changes what is named of a line and leaves the rest.',
  params: linePath,
  body: changeBody,
  answer: cartAnswer,
  answered: 'The cart.',
  refuses: ['not_found', 'too_many_requests'],
});

export const removeCartLine = operation({
  ...ofCart,
  id: 'removeCartLine',
  method: 'DELETE',
  path: '/api/v1/cart/lines/{lineId}',
  summary: 'Takes a line out of the cart.',
  params: linePath,
  refuses: ['not_found', 'too_many_requests'],
});

export const clearCart = operation({
  ...ofCart,
  id: 'clearCart',
  method: 'DELETE',
  path: '/api/v1/cart',
  summary: 'Takes everything out of the cart, some lines, or what is of one network.',
  query: clearQuery,
  refuses: ['too_many_requests'],
});

export const closeCart = operation({
  ...ofCart,
  id: 'closeCart',
  method: 'POST',
  path: '/api/v1/cart/close',
  summary: 'Marks the cart as left, and how much it is worth.',
  answer: cartMarkersAnswer,
  answered: 'Nothing for an empty cart.',
  refuses: ['too_many_requests'],
});
