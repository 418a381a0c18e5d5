import type { Trx } from '#core/platform/db/database.ts';
import { AppError } from '#core/errors.ts';
import { formatAmount } from '#core/money/money.ts';
import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { lastOfFull } from '#core/platform/db/last-of-full.ts';
import { findOutside } from '../outside/outside-payment.store.ts';
import { INVOICE_STATUSES } from './invoice-status.pure.ts';
import { eraseComments, lockInvoice, readOwnInvoices } from './invoice.store.ts';
import { giveUpInvoice } from './settle-invoice.ts';

interface Owner {
  instanceId: number;
  customerId: bigint;
}

/** More than any customer has. */
const ALL = { before: undefined, most: 100_000 };

const AT_ONCE = 1_000;

/** The invoices of a customer page by page, for the export of a customer's data. */
export async function exportInvoices(trx: Trx, owner: Owner, after: string | undefined) {
  const before = after === undefined ? undefined : BigInt(after);
  const asked = { ...owner, before, most: AT_ONCE, statuses: INVOICE_STATUSES };
  const found = await readOwnInvoices(trx, asked);
  const last = lastOfFull(found, AT_ONCE);
  const rows = found.map((row) => ({
    id: String(row.id),
    purpose: row.purpose,
    status: row.status,
    payment_method_id: row.payment_method_id,
    amount: formatAmount(row.amount_micro),
    total_amount: formatAmount(row.total_micro),
    received_amount: row.received_micro === null ? null : formatAmount(row.received_micro),
    comment: row.customer_comment,
    reason: row.reason_text,
    created_at: row.created_at,
    paid_at: row.paid_at,
  }));
  return { rows, next: last && String(last.id) };
}

/**
 * Ends open invoices when an account is deleted. While a payment may still arrive, the deletion is
 * refused.
 */
export async function closeInvoices(
  { clock, trx }: Pick<LedgerDeps, 'clock' | 'trx'>,
  owner: Owner,
): Promise<void> {
  const { instanceId } = owner;
  const statuses = ['open', 'waiting', 'unknown'] as const;
  for (const { id } of await readOwnInvoices(trx, { ...owner, ...ALL, statuses })) {
    const invoice = await lockInvoice(trx, { instanceId, id });
    if (!invoice) continue;
    const outside = await findOutside(trx, { instanceId, invoiceId: id });
    const isCharged = outside?.state === 'starting' && outside.card_id !== null;
    if (invoice.status !== 'open' || isCharged) {
      throw new AppError('validation_failed', { fields: { balance: [{ code: 'money_left' }] } });
    }
    const ended = { status: 'expired', reason_code: 'time_over' } as const;
    await giveUpInvoice({ clock, trx, instanceId }, invoice, ended);
  }
  await eraseComments(trx, owner);
}
