import { openDispute, refundPayment } from '#core/billing/ledger/moves/take-back-payment.ts';
import { findOpenDispute, winDispute } from '#core/billing/ledger/moves/win-dispute.ts';
import { findOriginal, postingTo } from '#core/billing/ledger/original.ts';
import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { createNotice } from '#core/messaging/notices/create-notice.ts';
import { tellOfDispute } from '../mails/mail-dispute.ts';
import { invoiceReversed } from './invoice-events.ts';
import { mayBecome } from './invoice-status.pure.ts';
import type { InvoiceRow } from './invoice.store.ts';
import { recordPaymentEvent } from './record-payment-event.ts';
import { moveInvoice } from './settle-invoice.ts';

interface Taken {
  /** The dispute's id at the gateway. */
  caseId: string;
  amountMicro: bigint;
}

/** The amount is the total refunded so far, so repeated or late events add nothing. */
export async function refundInvoice(
  deps: LedgerDeps,
  invoice: InvoiceRow,
  { amountMicro }: Pick<Taken, 'amountMicro'>,
): Promise<boolean> {
  const receivedMicro = invoice.received_micro ?? 0n;
  const refundedMicro = amountMicro < receivedMicro ? amountMicro : receivedMicro;
  const newMicro = refundedMicro - invoice.refunded_micro;
  // What a dispute took has to come back as it was taken, so nothing else is taken meanwhile.
  const isOpen = invoice.status !== 'disputed' && mayBecome(invoice.status, 'refunded');
  if (!isOpen || newMicro <= 0n) return false;
  const refundId = `${invoice.id}/${refundedMicro}`;
  const taken = { refundId, invoiceId: invoice.id, amountMicro: newMicro };
  const { debtMicro } = await refundPayment(deps, taken);
  await moveInvoice(deps, invoice, { status: 'refunded', refunded_micro: refundedMicro });
  await recordPaymentEvent(deps, 'payment.refunded', {
    ...invoice,
    refunded_micro: refundedMicro,
  });
  await createNotice(deps, {
    customerId: invoice.customer_id,
    kind: 'payment_refunded',
    event: `refund/${refundId}`,
    about: { invoiceId: invoice.id },
    facts: { amountMicro: String(newMicro) },
  });
  const event = `refund/${refundId}`;
  await tellOfDebt(deps, { invoice, event, debtMicro });
  await invoiceReversed.tell(deps, { invoice, why: 'refund', event, amountMicro: newMicro });
  return true;
}

export async function disputeInvoice(
  deps: LedgerDeps,
  invoice: InvoiceRow,
  { caseId, amountMicro }: Taken,
): Promise<boolean> {
  if (!mayBecome(invoice.status, 'disputed') || amountMicro <= 0n) return false;
  const disputeId = `${invoice.id}/${caseId}`;
  const taken = { disputeId, invoiceId: invoice.id, amountMicro };
  const { isNew, debtMicro } = await openDispute(deps, taken);
  // A late event does not reopen a dispute that has ended.
  if (!isNew) return false;
  await moveInvoice(deps, invoice, { status: 'disputed' });
  const event = `dispute/${disputeId}`;
  await tellOfDispute(deps, { invoice, kind: 'payment_disputed', event, amountMicro });
  await tellOfDebt(deps, { invoice, event, debtMicro });
  return true;
}

interface Owed {
  invoice: InvoiceRow;
  /** The event that caused the debt. */
  event: string;
  debtMicro: bigint;
}

/** Tells the customer of the debt, so that they do not first learn of it at the next top-up. */
async function tellOfDebt(deps: LedgerDeps, { invoice, event, debtMicro }: Owed): Promise<void> {
  if (debtMicro === 0n) return;
  await createNotice(deps, {
    customerId: invoice.customer_id,
    kind: 'debt_made',
    event: `debt/${event}`,
    about: { invoiceId: invoice.id },
    facts: { amountMicro: String(debtMicro) },
  });
}

const findDispute = (deps: LedgerDeps, id: string) =>
  findOriginal(deps, { kind: 'invoiced', source: { type: 'dispute', id } });

export async function endDispute(
  deps: LedgerDeps,
  invoice: InvoiceRow,
  { caseId, status }: Taken & { status: 'paid' | 'lost' },
): Promise<boolean> {
  if (invoice.status !== 'disputed') return false;
  const named = `${invoice.id}/${caseId}`;
  // A gateway may end it under another name than it has begun it.
  const isKnown = (await findDispute(deps, named)) !== undefined;
  const disputeId = isKnown ? named : ((await findOpenDispute(deps, invoice.id)) ?? named);
  const event = `dispute/${disputeId}`;
  const taken = await findDispute(deps, disputeId);
  const amountMicro = taken
    ? postingTo(taken, ['clearing']).amountMicro
    : (invoice.received_micro ?? 0n) - invoice.refunded_micro;
  if (status === 'paid') await winDispute(deps, { disputeId });
  const before = invoice.refunded_micro > 0n ? 'refunded' : 'paid';
  await moveInvoice(deps, invoice, { status: status === 'paid' ? before : status });
  await tellOfDispute(deps, {
    invoice,
    kind: status === 'paid' ? 'dispute_won' : 'dispute_lost',
    event: `${event}/ended`,
    amountMicro,
  });
  if (status === 'lost') {
    await invoiceReversed.tell(deps, { invoice, why: 'dispute', event, amountMicro });
  }
  return true;
}
