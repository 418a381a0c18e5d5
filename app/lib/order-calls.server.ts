import type { z } from 'zod';
import { serviceCostsAnswer, totalCostAnswer } from '#core/order-form/order-cost.contract.ts';
import { orderAnswer, orderHistoryAnswer } from '#core/orders/order.contract.ts';
import { placedAnswer, requestAnswer, validatedAnswer } from '#core/orders/place-order.contract.ts';
import { guestMarkedAnswer } from '#core/payments/invoices/invoice.contract.ts';
import type { Call } from './core.server.ts';

export const totalCostCall = {
  method: 'POST',
  path: '/api/v1/orders/total-cost',
  answer: totalCostAnswer,
} as const satisfies Call<z.ZodType>;

export const serviceCostsCall = {
  method: 'POST',
  path: '/api/v1/services/cost',
  answer: serviceCostsAnswer,
} as const satisfies Call<z.ZodType>;

export const quantityByCostCall = {
  method: 'POST',
  path: '/api/v1/services/quantity-by-cost',
  answer: serviceCostsAnswer,
} as const satisfies Call<z.ZodType>;

/** Whether lines can be ordered as they are; nothing is written. */
export const validateOrderCall = {
  method: 'POST',
  path: '/validate-order',
  answer: validatedAnswer,
} as const satisfies Call<z.ZodType>;

/** Takes an Idempotency-Key. */
export const placeOrderCall = {
  method: 'POST',
  path: '/api/v1/orders',
  answer: placedAnswer,
} as const satisfies Call<z.ZodType>;

/** Takes an Idempotency-Key. */
export const requestOrderCall = {
  method: 'POST',
  path: '/api/v1/order-widget/widget-order-requests',
  answer: requestAnswer,
} as const satisfies Call<z.ZodType>;

export const markGuestPaidCall = {
  method: 'POST',
  path: '/api/v1/order-widget/invoices/{invoiceId}/mark-is-paid',
  answer: guestMarkedAnswer,
} as const satisfies Call<z.ZodType>;

export const orderCall = {
  method: 'GET',
  path: '/api/v1/orders/{orderId}',
  answer: orderAnswer,
} as const satisfies Call<z.ZodType>;

export const orderHistoryCall = {
  method: 'GET',
  path: '/api/v1/orders/{orderId}/history',
  answer: orderHistoryAnswer,
} as const satisfies Call<z.ZodType>;

export const cancelOrderCall = {
  method: 'POST',
  path: '/api/v1/orders/{orderId}/cancel',
  answer: orderAnswer,
} as const satisfies Call<z.ZodType>;

export const pauseOrderCall = {
  method: 'POST',
  path: '/api/v1/orders/{orderId}/pause',
  answer: orderAnswer,
} as const satisfies Call<z.ZodType>;

export const activateOrderCall = {
  method: 'POST',
  path: '/api/v1/orders/{orderId}/activate',
  answer: orderAnswer,
} as const satisfies Call<z.ZodType>;

export const deleteOrderCall = {
  method: 'POST',
  path: '/api/v1/orders/{orderId}/delete',
  answer: orderAnswer,
} as const satisfies Call<z.ZodType>;

/** Takes an Idempotency-Key. */
export const payByInvoiceCall = {
  method: 'POST',
  path: '/api/v1/orders/{orderId}/pay-by-invoice',
  answer: placedAnswer,
} as const satisfies Call<z.ZodType>;

/** Takes an Idempotency-Key. */
export const payByBalanceCall = {
  method: 'POST',
  path: '/api/v1/orders/{orderId}/pay-by-balance',
  answer: placedAnswer,
} as const satisfies Call<z.ZodType>;
