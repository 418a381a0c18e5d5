import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { changeInvoice, type InvoiceRow } from '../invoices/invoice.store.ts';

/** What has come back of a payment so far needs nobody to see to it any more. */
export async function noteSeen(
  { trx, instanceId, clock }: LedgerDeps,
  { id, returned_micro: returnedMicro }: InvoiceRow,
): Promise<void> {
  const change = { return_seen_micro: returnedMicro, updated_at: clock.now() };
  await changeInvoice(trx, { instanceId, id }, change);
}
