import { readInvoiceHistory } from '#core/billing/ledger/invoice-history.ts';
import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { changeInvoice, type InvoiceRow } from './invoice.store.ts';

interface Told {
  /** Refunds that we have not asked for, of a gateway that tells of lost disputes as of refunds. */
  unaskedMicro: readonly bigint[];
  /** What a dispute has just taken for a part, and is booked with this. */
  newlyLostMicro?: bigint;
}

/** What is known of a payment to be given back, whatever has told of it, and less what came back. */
export const netMicroOf = (invoice: InvoiceRow): bigint =>
  invoice.sent_back_micro -
  invoice.returned_micro -
  invoice.loss_told_micro +
  invoice.part_lost_micro;

/**
 * Finds what a dispute took among the refunds that are not booked yet, so that it goes once: by its
 * amount, as nothing else names it. Until it is told of, the loss stays one that may be.
 */
export async function noteToldLoss(
  deps: LedgerDeps,
  invoice: InvoiceRow,
  { unaskedMicro, newlyLostMicro = 0n }: Told,
): Promise<InvoiceRow> {
  if (unaskedMicro.length === 0 || invoice.status === 'disputed') return invoice;
  const untoldMicro =
    (await takenByDisputes(deps, invoice)) + invoice.part_lost_micro - invoice.loss_told_micro;
  const notBookedMicro = netMicroOf(invoice) - newlyLostMicro - invoice.refunded_micro;
  const isTold = unaskedMicro.includes(untoldMicro) && notBookedMicro >= untoldMicro;
  if (untoldMicro <= 0n || !isTold) return invoice;
  const loss_told_micro = invoice.loss_told_micro + untoldMicro;
  const { trx, instanceId, clock } = deps;
  const change = { loss_told_micro, updated_at: clock.now() };
  await changeInvoice(trx, { instanceId, id: invoice.id }, change);
  return { ...invoice, loss_told_micro };
}

/** Of a payment that is lost; what a part of it was lost for is booked as a refund. */
async function takenByDisputes(
  deps: LedgerDeps,
  { id, status, refunded_micro: refundedMicro }: InvoiceRow,
): Promise<bigint> {
  if (status !== 'lost') return 0n;
  return (await readInvoiceHistory(deps, id)).backMicro - refundedMicro;
}
