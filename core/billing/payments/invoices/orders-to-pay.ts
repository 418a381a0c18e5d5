import type { LedgerActor } from '#core/billing/ledger/entry.ts';
import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { provided } from '#core/platform/listeners/listeners.ts';
import { readInvoiceOrders } from './invoice-order.store.ts';
import type { InvoiceRow } from './invoice.store.ts';

export type { InvoiceRow };
export { readInvoiceOrders };

/** What an order is called on the documents of its payment. */
export interface PaidOrder {
  id: bigint;
  service: string;
  quantity: number;
  costMicro: bigint;
}

/** The orders of an invoice, locked until it is settled. */
export interface OrdersToPay {
  orders: readonly PaidOrder[];
  /** The part of the payment that the orders are charged. */
  reservedMicro: bigint;
  pay(actor: LedgerActor): Promise<void>;
}

export interface InvoiceOrders {
  /**
   * Called before the money is credited, so that locks are always taken in the same order. The
   * money covers all orders or none; the share of orders paid or deleted meanwhile stays on the
   * balance.
   */
  open(deps: LedgerDeps, invoice: InvoiceRow, receivedMicro: bigint): Promise<OrdersToPay>;
  /** Drops the coupon of a failed payment: its unpaid orders cost the full price again. */
  dropCoupon(deps: LedgerDeps, invoice: InvoiceRow): Promise<void>;
}

export const invoiceOrders = provided<InvoiceOrders>('the orders that an invoice pays');
