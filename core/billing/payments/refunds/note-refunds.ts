import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import type { RefundedPayment } from '../gateway.ts';
import type { InvoiceRow } from '../invoices/invoice.store.ts';
import { refundInvoice } from '../invoices/take-back.ts';
import { noteSeen } from './note-seen.ts';
import { tellStaff } from './tell-staff.ts';
import { markMade, markReturned } from './refund.store.ts';

/** Writes down what a gateway knows of the refunds of a locked payment; whether that was new. */
export async function noteRefunds(
  deps: LedgerDeps,
  invoice: InvoiceRow,
  { refundedMicro, returnedMicro, refunds, unaskedMicro }: RefundedPayment,
): Promise<boolean> {
  const { trx, instanceId, clock } = deps;
  const own = { instanceId, invoiceId: invoice.id, at: clock.now() };
  const told = { sentMicro: refundedMicro, returnedMicro, unaskedMicro };
  let isNew = await refundInvoice(deps, invoice, told);
  for (const { reference, returned } of refunds) {
    const isBack = returned !== undefined;
    const marked = isBack
      ? await markReturned(trx, { ...own, reference, said: returned.slice(0, 500) })
      : await markMade(trx, { ...own, reference });
    if (marked && isBack) await tellStaff(deps, marked, 'staff_refund_returned');
    // Given back anew, what had come back before needs nobody to see to it.
    if (marked && !isBack) await noteSeen(deps, invoice);
    isNew ||= marked !== undefined;
  }
  return isNew;
}
