import type { z } from 'zod';
import { orderTableAnswer } from '#core/orders/list/order-table.contract.ts';
import { ordersAnswer } from '#core/orders/order.contract.ts';
import type { Call } from './core.server.ts';

export const orderTableCall = {
  method: 'GET',
  path: '/api/v1/orders/datatable',
  answer: orderTableAnswer,
} as const satisfies Call<z.ZodType>;

/** A file. */
export const orderExportCall = { method: 'GET', path: '/api/v1/orders/export' } as const;

export const ordersCall = {
  method: 'GET',
  path: '/api/v1/orders',
  answer: ordersAnswer,
} as const satisfies Call<z.ZodType>;
