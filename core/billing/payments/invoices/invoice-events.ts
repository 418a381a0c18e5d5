import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { listeners } from '#core/platform/listeners/listeners.ts';
import type { InvoiceRow } from './invoice.store.ts';
import type { PaidOrder } from './orders-to-pay.ts';

export interface PaidInvoice {
  /** As it was before. */
  invoice: InvoiceRow;
  receivedMicro: bigint;
  feeMicro: bigint;
  paidAt: Date;
  /** Those that the money has paid; the rest of it is on the balance. */
  orders: readonly PaidOrder[];
}

/** Told last in the transaction of a payment, when everything that it locks is locked. */
export const invoicePaid = listeners<[LedgerDeps, PaidInvoice]>('an invoice is paid');

export interface ReversedInvoice {
  invoice: InvoiceRow;
  why: 'refund' | 'dispute';
  /** Names the event among those of the invoice. */
  event: string;
  amountMicro: bigint;
}

/** A payment was refunded, in part or in whole, or a dispute about it is lost. */
export const invoiceReversed = listeners<[LedgerDeps, ReversedInvoice]>('an invoice is reversed');
