import { sql } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { InvoiceRow } from '../invoices/invoice.store.ts';

/**
 * Payments of which a refund did not arrive: a bank has returned it and nobody has seen to it, or it
 * has failed every time.
 */
export const RETURNED_REFUNDS = sql`
  select instance_id, id from invoices where returned_micro > return_seen_micro
  union select instance_id, invoice_id from payment_refunds where state = 'failed'`;

/** The oldest first. */
export async function readReturned(
  trx: Trx,
  { instanceId, after, most }: { instanceId: number; after: bigint; most: number },
): Promise<InvoiceRow[]> {
  const { rows } = await sql<InvoiceRow>`
    select i.* from invoices i
    where i.instance_id = ${instanceId} and i.id in (
      select id from (${RETURNED_REFUNDS}) returned
      where instance_id = ${instanceId} and id > ${after}
      order by id limit ${most})
    order by i.id`.execute(trx);
  return rows;
}
