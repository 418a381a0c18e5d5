import type { Trx } from '#core/platform/db/database.ts';
import { readInvoiceOrders, type InvoicedOrder } from './invoice-order.store.ts';

/** The orders that an invoice pays, with the agreed amount of each. */
export function costsInInvoice(
  trx: Trx,
  { instanceId, invoiceId }: { instanceId: number; invoiceId: bigint },
): Promise<InvoicedOrder[]> {
  return readInvoiceOrders(trx, { instanceId, invoiceIds: [invoiceId] });
}
