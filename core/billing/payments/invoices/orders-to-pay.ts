import type { LedgerActor } from '#core/billing/ledger/entry.ts';
import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { provided } from '#core/platform/listeners/listeners.ts';
import { readInvoiceOrders } from './invoice-order.store.ts';
import type { InvoiceRow } from './invoice.store.ts';

export type { InvoiceRow };
export { readInvoiceOrders };

/** The orders of an invoice, locked until its money has come. */
export interface OrdersToPay {
  /** What they are charged out of the money. */
  reservedMicro: bigint;
  pay(actor: LedgerActor): Promise<void>;
}

export interface InvoiceOrders {
  /**
   * Before the money is credited, so that everybody locks in the same order. What came is enough
   * for all orders or for none; those that were paid or given up since leave their part on the
   * balance.
   */
  open(deps: LedgerDeps, invoice: InvoiceRow, receivedMicro: bigint): Promise<OrdersToPay>;
  /** The coupon of a payment that came to nothing: what waits costs what it costs without. */
  dropCoupon(deps: LedgerDeps, invoice: InvoiceRow): Promise<void>;
}

export const invoiceOrders = provided<InvoiceOrders>('the orders that an invoice pays');
