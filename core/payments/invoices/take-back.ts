import { openDispute, refundPayment, winDispute } from '#core/ledger/moves/dispute-payment.ts';
import type { LedgerDeps } from '#core/ledger/post.ts';
import type { NoticeKind } from '#core/notices/notice-kinds.pure.ts';
import { tellCustomer } from '#core/notices/tell-customer.ts';
import { mayBecome } from './invoice-status.pure.ts';
import type { InvoiceRow } from './invoice.store.ts';
import { moveInvoice } from './settle-invoice.ts';

interface Taken {
  /** Of the dispute at the gateway. */
  caseId: string;
  amountMicro: bigint;
}

/** The amount is all that was given back so far, so that what comes twice or late adds nothing. */
export async function refundInvoice(
  deps: LedgerDeps,
  invoice: InvoiceRow,
  { amountMicro }: Taken,
): Promise<boolean> {
  const receivedMicro = invoice.received_micro ?? 0n;
  const refundedMicro = amountMicro < receivedMicro ? amountMicro : receivedMicro;
  const newMicro = refundedMicro - invoice.refunded_micro;
  if (!mayBecome(invoice.status, 'refunded') || newMicro <= 0n) return false;
  const refundId = `${invoice.id}/${refundedMicro}`;
  await refundPayment(deps, { refundId, invoiceId: invoice.id, amountMicro: newMicro });
  await moveInvoice(deps, invoice, { status: 'refunded', refunded_micro: refundedMicro });
  await tell(deps, invoice, {
    kind: 'payment_refunded',
    event: `refund/${refundId}`,
    amountMicro: newMicro,
  });
  return true;
}

export async function disputeInvoice(
  deps: LedgerDeps,
  invoice: InvoiceRow,
  { caseId, amountMicro }: Taken,
): Promise<boolean> {
  if (!mayBecome(invoice.status, 'disputed') || amountMicro <= 0n) return false;
  const disputeId = `${invoice.id}/${caseId}`;
  const { isNew } = await openDispute(deps, { disputeId, invoiceId: invoice.id, amountMicro });
  // One that has ended is not opened again by what was on its way for long.
  if (!isNew) return false;
  await moveInvoice(deps, invoice, { status: 'disputed' });
  const event = `dispute/${disputeId}`;
  await tell(deps, invoice, { kind: 'payment_disputed', event, amountMicro });
  return true;
}

export async function endDispute(
  deps: LedgerDeps,
  invoice: InvoiceRow,
  { caseId, status }: Taken & { status: 'paid' | 'lost' },
): Promise<boolean> {
  if (invoice.status !== 'disputed') return false;
  const disputeId = `${invoice.id}/${caseId}`;
  if (status === 'paid') await winDispute(deps, { disputeId });
  await moveInvoice(deps, invoice, { status });
  await tell(deps, invoice, {
    kind: status === 'paid' ? 'dispute_won' : 'dispute_lost',
    event: `dispute/${disputeId}/ended`,
    amountMicro: invoice.received_micro ?? 0n,
  });
  return true;
}

interface ToTell {
  kind: NoticeKind;
  event: string;
  amountMicro: bigint;
}

const tell = (
  deps: LedgerDeps,
  { id: invoiceId, customer_id: customerId }: InvoiceRow,
  { amountMicro, ...told }: ToTell,
): Promise<void> =>
  tellCustomer(deps, {
    ...{ ...told, customerId },
    about: { invoiceId },
    facts: { amountMicro: String(amountMicro) },
  });
