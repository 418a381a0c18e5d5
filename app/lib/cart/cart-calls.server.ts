import { z } from 'zod';
import { cartAnswer, cartCountAnswer, cartMarkersAnswer } from '#core/cart/cart.contract.ts';
import type { Call } from '../core.server.ts';

type AnyCall = Call<z.ZodType>;

export const readCartCall = {
  method: 'GET',
  path: '/api/v1/cart',
  answer: cartAnswer,
} as const satisfies AnyCall;

export const countCartCall = {
  method: 'GET',
  path: '/api/v1/cart/count',
  answer: cartCountAnswer,
} as const satisfies AnyCall;

export const addLinesCall = {
  method: 'POST',
  path: '/api/v1/cart/lines',
  answer: cartAnswer,
} as const satisfies AnyCall;

export const changeLineCall = {
  method: 'PATCH',
  path: '/api/v1/cart/lines/{lineId}',
  answer: cartAnswer,
} as const satisfies AnyCall;

export const removeLineCall = {
  method: 'DELETE',
  path: '/api/v1/cart/lines/{lineId}',
  answer: z.undefined(),
} as const satisfies AnyCall;

export const clearCartCall = {
  method: 'DELETE',
  path: '/api/v1/cart',
  answer: z.undefined(),
} as const satisfies AnyCall;

export const closeCartCall = {
  method: 'POST',
  path: '/api/v1/cart/close',
  answer: cartMarkersAnswer,
} as const satisfies AnyCall;
