import { z } from 'zod';
import { serviceCostsAnswer, totalCostAnswer } from '#core/order-form/order-cost.contract.ts';
import { followedAnswer } from '#core/orders/followed/followed.contract.ts';
import { orderAnswer, orderHistoryAnswer } from '#core/orders/order.contract.ts';
import { placedAnswer, requestAnswer, validatedAnswer } from '#core/orders/place-order.contract.ts';
import { receiptAnswer } from '#core/orders/receipt/receipt.contract.ts';
import { guestMarkedAnswer } from '#core/payments/invoices/invoice.contract.ts';
import { keywordsAnswer } from '#core/positions/position.contract.ts';
import { refillRequestsAnswer } from '#core/refills/refill.contract.ts';
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

export const orderKeywordsCall = {
  method: 'GET',
  path: '/api/v1/orders/{orderId}/keywords',
  answer: keywordsAnswer,
} as const satisfies Call<z.ZodType>;

export const refillRequestsCall = {
  method: 'GET',
  path: '/api/v1/orders/{orderId}/refill-requests',
  answer: refillRequestsAnswer,
} as const satisfies Call<z.ZodType>;

export const askForRefillCall = {
  method: 'POST',
  path: '/api/v1/orders/{orderId}/refill',
  answer: refillRequestsAnswer,
} as const satisfies Call<z.ZodType>;

export const autoRefillCall = {
  method: 'POST',
  path: '/api/v1/orders/{orderId}/auto-refill',
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

export const followedOrderCall = {
  method: 'GET',
  path: '/api/v1/followed-orders/{orderId}',
  answer: followedAnswer,
} as const satisfies Call<z.ZodType>;

/** Takes an Idempotency-Key. */
export const payFollowedCall = {
  method: 'POST',
  path: '/api/v1/followed-orders/{orderId}/pay',
  answer: requestAnswer,
} as const satisfies Call<z.ZodType>;

export const claimFollowedCall = {
  method: 'POST',
  path: '/api/v1/followed-orders/{orderId}/claim',
  answer: z.undefined(),
} as const satisfies Call<z.ZodType>;

export const orderReceiptCall = {
  method: 'GET',
  path: '/api/v1/orders/{orderId}/receipt',
  answer: receiptAnswer,
} as const satisfies Call<z.ZodType>;

export const followedReceiptCall = {
  method: 'GET',
  path: '/api/v1/followed-orders/{orderId}/receipt',
  answer: receiptAnswer,
} as const satisfies Call<z.ZodType>;
