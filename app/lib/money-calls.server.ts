import type { z } from 'zod';
import { couponsAnswer } from '#core/coupons/coupon.contract.ts';
import { balanceDaysAnswer, entriesAnswer } from '#core/ledger/statement/statement.contract.ts';
import { invoiceAnswer, invoicesAnswer } from '#core/payments/invoices/invoice.contract.ts';
import { paymentMethodsAnswer } from '#core/payments/payment-method.contract.ts';
import { sandboxCardAnswer } from '#core/payments/sandbox/sandbox-card.contract.ts';
import { sandboxAnswer } from '#core/payments/sandbox/sandbox.contract.ts';
import {
  staffPaymentAnswer,
  staffPaymentsAnswer,
} from '#core/payments/staff/staff-payment.contract.ts';
import { totalAmountAnswer } from '#core/payments/total-amount.contract.ts';
import type { Call } from './core.server.ts';

type AnyCall = Call<z.ZodType>;

export const entriesCall = {
  method: 'GET',
  path: '/api/v1/payments/statistics',
  answer: entriesAnswer,
} as const satisfies AnyCall;

export const balanceDaysCall = {
  method: 'GET',
  path: '/api/v1/payments/balance-days',
  answer: balanceDaysAnswer,
} as const satisfies AnyCall;

/** Answers a file. */
export const statementCall = { method: 'GET', path: '/api/v1/payments/statement' } as const;

export const couponsCall = {
  method: 'GET',
  path: '/api/v1/coupons',
  answer: couponsAnswer,
} as const satisfies AnyCall;

export const paymentMethodsCall = {
  method: 'GET',
  path: '/api/v1/payment-methods',
  answer: paymentMethodsAnswer,
} as const satisfies AnyCall;

export const methodsWithBonusesCall = {
  method: 'GET',
  path: '/api/v1/payment-methods-with-bonuses',
  answer: paymentMethodsAnswer,
} as const satisfies AnyCall;

export const totalAmountCall = {
  method: 'POST',
  path: '/api/v1/invoices/total-amount',
  answer: totalAmountAnswer,
} as const satisfies AnyCall;

/** Takes an Idempotency-Key. */
export const addFundsCall = {
  method: 'POST',
  path: '/api/v1/add-funds',
  answer: invoiceAnswer,
} as const satisfies AnyCall;

export const invoicesCall = {
  method: 'GET',
  path: '/api/v1/invoices',
  answer: invoicesAnswer,
} as const satisfies AnyCall;

export const invoiceCall = {
  method: 'GET',
  path: '/api/v1/invoices/{invoiceId}',
  answer: invoiceAnswer,
} as const satisfies AnyCall;

export const markAsPaidCall = {
  method: 'POST',
  path: '/api/v1/invoices/{invoiceId}/mark-is-paid',
  answer: invoiceAnswer,
} as const satisfies AnyCall;

export const sandboxPaymentCall = {
  method: 'GET',
  path: '/api/v1/sandbox/payments/{reference}',
  answer: sandboxAnswer,
} as const satisfies AnyCall;

export const decideAtSandboxCall = {
  method: 'POST',
  path: '/api/v1/sandbox/payments/{reference}/decide',
  answer: sandboxAnswer,
} as const satisfies AnyCall;

export const sandboxCardCall = {
  method: 'GET',
  path: '/api/v1/sandbox/cards/{reference}',
  answer: sandboxCardAnswer,
} as const satisfies AnyCall;

export const decideSandboxCardCall = {
  method: 'POST',
  path: '/api/v1/sandbox/cards/{reference}/decide',
  answer: sandboxCardAnswer,
} as const satisfies AnyCall;

export const staffPaymentsCall = {
  method: 'GET',
  path: '/api/v1/staff/payments',
  answer: staffPaymentsAnswer,
} as const satisfies AnyCall;

export const staffPaymentCall = {
  method: 'GET',
  path: '/api/v1/staff/payments/{invoiceId}',
  answer: staffPaymentAnswer,
} as const satisfies AnyCall;

/** Takes an Idempotency-Key. */
export const approvePaymentCall = {
  method: 'POST',
  path: '/api/v1/staff/payments/{invoiceId}/approve',
  answer: staffPaymentAnswer,
} as const satisfies AnyCall;

/** Takes an Idempotency-Key. */
export const refusePaymentCall = {
  method: 'POST',
  path: '/api/v1/staff/payments/{invoiceId}/refuse',
  answer: staffPaymentAnswer,
} as const satisfies AnyCall;
