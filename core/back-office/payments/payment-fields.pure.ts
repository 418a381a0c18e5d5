import { INVOICE_STATUSES } from '#core/billing/payments/invoices/invoice-status.pure.ts';
import type { ListFields } from '#core/platform/lists/list-grammar.pure.ts';

/** What the money of a payment is for. */
export const PAYMENT_TYPES = ['order', 'top_up'] as const;

/** By what staff filter payments; a word is a number, of ours or of a payment provider. */
export const PAYMENT_FIELDS = {
  state: { is: 'choice', values: INVOICE_STATUSES },
  /** Its number, or a part of its name in any language. */
  method: { is: 'text' },
  customer: { is: 'text' },
  ref: { is: 'text' },
  amount: { is: 'amount' },
  type: { is: 'choice', values: PAYMENT_TYPES },
  created: { is: 'day' },
  paid: { is: 'day' },
} as const satisfies ListFields;

/** Numbers grow with the time at which a payment was begun. */
export const PAYMENT_SORTS = ['created'] as const;
export type PaymentListSort = (typeof PAYMENT_SORTS)[number];
