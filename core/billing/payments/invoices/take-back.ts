import { readInvoiceHistory } from '#core/billing/ledger/invoice-history.ts';
import { openDispute, refundPayment } from '#core/billing/ledger/moves/take-back-payment.ts';
import { returnRefund } from '#core/billing/ledger/moves/return-refund.ts';
import { findOpenDispute, winDispute } from '#core/billing/ledger/moves/win-dispute.ts';
import { findOriginal, postingTo } from '#core/billing/ledger/original.ts';
import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { invariant } from '#core/errors.ts';
import { createNotice } from '#core/messaging/notices/create-notice.ts';
import { tellOfDispute } from '../mails/mail-dispute.ts';
import { creditFurther } from './credit-further.ts';
import { invoiceReversed } from './invoice-events.ts';
import { mayBecome, type InvoiceStatus } from './invoice-status.pure.ts';
import { changeInvoice, findInvoice, type InvoiceRow } from './invoice.store.ts';
import { netMicroOf, noteToldLoss } from './told-loss.ts';
import { recordPaymentEvent } from './record-payment-event.ts';
import { moveInvoice, payInvoice } from './settle-invoice.ts';

interface Taken {
  /** The dispute's id at the gateway. */
  caseId: string;
  amountMicro: bigint;
}

/** Totals of all refunds so far, so repeated or late events add nothing. */
interface SentBack {
  /** What was sent back, with what a bank has returned since. */
  sentMicro: bigint;
  returnedMicro?: bigint;
  /** Each of them that we have not asked for, of a gateway that tells of losses as of refunds. */
  unaskedMicro?: readonly bigint[] | undefined;
}

export async function refundInvoice(
  deps: LedgerDeps,
  invoice: InvoiceRow,
  { sentMicro, returnedMicro = 0n, unaskedMicro = [] }: SentBack,
): Promise<boolean> {
  const told = {
    sent_back_micro: most(invoice.sent_back_micro, sentMicro),
    returned_micro: most(invoice.returned_micro, returnedMicro),
  };
  const isNew =
    told.sent_back_micro > invoice.sent_back_micro || told.returned_micro > invoice.returned_micro;
  if (!isNew) return false;
  const { trx, instanceId, clock } = deps;
  const change = { ...told, updated_at: clock.now() };
  await changeInvoice(trx, { instanceId, id: invoice.id }, change);
  // Events come in any order: where it is not known to be paid yet, it is booked with the payment.
  if (invoice.received_micro === null) return true;
  const known = await noteToldLoss(deps, { ...invoice, ...told }, { unaskedMicro });
  await bookRefunds(deps, known);
  return true;
}

/**
 * Settles an invoice by all that its gateway has taken, of which something may have gone back already.
 */
export async function payFromOutside(
  deps: LedgerDeps,
  invoice: InvoiceRow,
  receivedMicro: bigint,
): Promise<boolean> {
  const { trx, instanceId } = deps;
  const isPaid = await payInvoice(deps, invoice, { receivedMicro, actor: SYSTEM });
  if (!isPaid) return creditFurther(deps, invoice, receivedMicro);
  const paid = await findInvoice(trx, { instanceId, id: invoice.id });
  invariant(paid, 'a locked invoice stays');
  await bookRefunds(deps, paid);
  return true;
}

const SYSTEM = { kind: 'system' } as const;

const most = (a: bigint, b: bigint) => (a > b ? a : b);

/**
 * Books what is known to be given back. What a dispute took has to come back as it was taken, so
 * that nothing else is taken meanwhile: the rest is booked once the bank has decided.
 */
async function bookRefunds(deps: LedgerDeps, invoice: InvoiceRow): Promise<void> {
  if (invoice.status === 'disputed') return;
  const receivedMicro = invoice.received_micro ?? 0n;
  const netMicro = netMicroOf(invoice);
  const refundedMicro = netMicro < receivedMicro ? netMicro : receivedMicro;
  const newMicro = await mostToBook(deps, invoice, refundedMicro - invoice.refunded_micro);
  if (newMicro > 0n) await bookRefund(deps, invoice, newMicro);
  else if (newMicro < 0n) await bookReturn(deps, invoice, -newMicro);
}

/** A gateway may tell of what a lost dispute took as of a refund as well; it went once. */
async function mostToBook(
  deps: LedgerDeps,
  { id, status }: InvoiceRow,
  newMicro: bigint,
): Promise<bigint> {
  if (status !== 'lost' || newMicro <= 0n) return newMicro;
  const { receivedMicro, backMicro } = await readInvoiceHistory(deps, id);
  const leftMicro = receivedMicro - backMicro;
  return newMicro < leftMicro ? newMicro : leftMicro;
}

/** What is lost stays lost, whatever is given back besides. */
const statusWith = ({ status }: InvoiceRow, refundedMicro: bigint): InvoiceStatus => {
  if (status === 'lost') return status;
  return refundedMicro > 0n ? 'refunded' : 'paid';
};

async function bookReturn(
  deps: LedgerDeps,
  invoice: InvoiceRow,
  amountMicro: bigint,
): Promise<void> {
  const returnId = `${invoice.id}/${invoice.returned_micro}`;
  await returnRefund(deps, { returnId, invoiceId: invoice.id, amountMicro });
  const refundedMicro = invoice.refunded_micro - amountMicro;
  const change = { status: statusWith(invoice, refundedMicro), refunded_micro: refundedMicro };
  await moveInvoice(deps, invoice, change);
  await recordPaymentEvent(deps, 'payment.refunded', { ...invoice, ...change });
  await createNotice(deps, {
    customerId: invoice.customer_id,
    kind: 'refund_returned',
    event: `refund_returned/${returnId}`,
    about: { invoiceId: invoice.id },
    facts: { amountMicro: String(amountMicro) },
  });
}

async function bookRefund(deps: LedgerDeps, invoice: InvoiceRow, newMicro: bigint): Promise<void> {
  // Never the same twice: only what was sent or lost besides makes more to book.
  const refundId = `${invoice.id}/${invoice.sent_back_micro + invoice.part_lost_micro}`;
  const taken = { refundId, invoiceId: invoice.id, amountMicro: newMicro };
  const { debtMicro } = await refundPayment(deps, taken);
  const refundedMicro = invoice.refunded_micro + newMicro;
  const change = { status: statusWith(invoice, refundedMicro), refunded_micro: refundedMicro };
  await moveInvoice(deps, invoice, change);
  await recordPaymentEvent(deps, 'payment.refunded', { ...invoice, ...change });
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

interface EndOfDispute extends Taken, Pick<SentBack, 'unaskedMicro'> {
  status: 'paid' | 'lost';
}

export async function endDispute(
  deps: LedgerDeps,
  invoice: InvoiceRow,
  { caseId, status, amountMicro: lostMicro, unaskedMicro = [] }: EndOfDispute,
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
  const before = invoice.refunded_micro > 0n ? 'refunded' : 'paid';
  if (status === 'lost' && lostMicro > 0n && lostMicro < amountMicro) {
    await winDispute(deps, { disputeId });
    const returnedMicro = amountMicro - lostMicro;
    await endAs(deps, invoice, { status: before, event, amountMicro: returnedMicro });
    const lost = await noteLost(deps, { ...invoice, status: before }, lostMicro);
    const told = { unaskedMicro, newlyLostMicro: lostMicro };
    await bookRefunds(deps, await noteToldLoss(deps, lost, told));
    return true;
  }
  if (status === 'paid') await winDispute(deps, { disputeId });
  const ended = status === 'paid' ? before : status;
  await endAs(deps, invoice, { status: ended, event, amountMicro });
  if (status === 'lost') {
    await invoiceReversed.tell(deps, { invoice, why: 'dispute', event, amountMicro });
  }
  await bookRefunds(
    deps,
    await noteToldLoss(deps, { ...invoice, status: ended }, { unaskedMicro }),
  );
  return true;
}

interface Ended {
  status: InvoiceStatus;
  event: string;
  amountMicro: bigint;
}

async function endAs(
  deps: LedgerDeps,
  invoice: InvoiceRow,
  { status, event, amountMicro }: Ended,
): Promise<void> {
  await moveInvoice(deps, invoice, { status });
  const kind = status === 'lost' ? 'dispute_lost' : 'dispute_won';
  await tellOfDispute(deps, { invoice, kind, event: `${event}/ended`, amountMicro });
}

/** Where a bank has decided for a part only, the payment stands, less that part. */
async function noteLost(
  { trx, instanceId, clock }: LedgerDeps,
  invoice: InvoiceRow,
  lostMicro: bigint,
): Promise<InvoiceRow> {
  const part_lost_micro = invoice.part_lost_micro + lostMicro;
  const change = { part_lost_micro, updated_at: clock.now() };
  await changeInvoice(trx, { instanceId, id: invoice.id }, change);
  return { ...invoice, part_lost_micro };
}
