import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { createNotice } from '#core/messaging/notices/create-notice.ts';
import type { RefundRow } from './refund.store.ts';

/** Tells whoever has asked for a refund that it did not end as they think. */
export async function tellStaff(
  deps: LedgerDeps,
  { id, invoice_id: invoiceId, staff_id: customerId, amount_micro: amountMicro }: RefundRow,
  kind: 'staff_refund_failed' | 'staff_refund_returned',
): Promise<void> {
  // It may fail again after it was tried again.
  const event = `${kind}/${id}/${deps.clock.now().getTime()}`;
  const facts = { amountMicro: String(amountMicro) };
  await createNotice(deps, { customerId, kind, event, about: { invoiceId }, facts });
}
