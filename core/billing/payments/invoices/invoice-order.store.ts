import type { Trx } from '#core/platform/db/database.ts';
import type { InvoiceRef } from './invoice.store.ts';

/** An order that an invoice is to pay, with its agreed amount. */
export interface InvoicedOrder {
  id: bigint;
  costMicro: bigint;
}

export async function insertInvoiceOrders(
  trx: Trx,
  { instanceId, id }: InvoiceRef,
  orders: readonly InvoicedOrder[],
): Promise<void> {
  await trx
    .insertInto('invoice_orders')
    .values(
      orders.map(({ id: orderId, costMicro }) => ({
        instance_id: instanceId,
        invoice_id: id,
        order_id: orderId,
        cost_micro: costMicro,
      })),
    )
    .execute();
}

export async function readInvoiceOrders(
  trx: Trx,
  { instanceId, invoiceIds }: { instanceId: number; invoiceIds: readonly bigint[] },
): Promise<(InvoicedOrder & { invoiceId: bigint })[]> {
  if (invoiceIds.length === 0) return [];
  const rows = await trx
    .selectFrom('invoice_orders')
    .select(['invoice_id', 'order_id', 'cost_micro'])
    .where('instance_id', '=', instanceId)
    .where('invoice_id', 'in', invoiceIds)
    .orderBy('order_id')
    .execute();
  return rows.map(({ invoice_id: invoiceId, order_id: id, cost_micro: costMicro }) => ({
    invoiceId,
    id,
    costMicro,
  }));
}
