import type { Trx } from '#core/platform/db/database.ts';
import { invariant } from '#core/errors.ts';
import { readTakenBack } from '#core/billing/ledger/read-taken-back.ts';
import type { Language } from '#locales/languages.ts';
import { readCardsOf } from '../cards/card.store.ts';
import { readOutside, type OutsidePaymentRow } from '../outside/outside-payment.store.ts';
import { readMethodsOf } from '../payment-method.store.ts';
import type { Invoice } from './invoice.contract.ts';
import { readInvoiceOrders } from './invoice-order.store.ts';
import type { InvoiceRow } from './invoice.store.ts';
import { showInvoice } from './show-invoice.ts';

interface Shown {
  instanceId: number;
  rows: readonly InvoiceRow[];
  language: Language;
}

/** Invoices for display, with their methods and payment instructions. */
export async function showInvoices(
  trx: Trx,
  { instanceId, rows, language }: Shown,
): Promise<Invoice[]> {
  const ids = [...new Set(rows.map((row) => row.payment_method_id))];
  const invoiceIds = rows.map(({ id }) => id);
  const backIds = rows.filter(isTakenBack).map(({ id }) => id);
  const [methods, outside, back, orders] = await Promise.all([
    readMethodsOf(trx, { instanceId, ids }),
    readOutside(trx, { instanceId, invoiceIds }),
    readTakenBack(trx, { instanceId, invoiceIds: backIds }),
    readInvoiceOrders(trx, { instanceId, invoiceIds: forOrders(rows) }),
  ]);
  const cards = await readCardsOf(trx, { instanceId, ids: cardIdsOf(outside) });
  return rows.map((row) => {
    const method = methods.find(({ id }) => id === row.payment_method_id);
    invariant(method, 'an invoice has a payment method');
    const own = outside.find(({ invoice_id: id }) => id === row.id);
    const card = cards.find(({ id }) => id === own?.card_id);
    const orderIds = orders.filter(({ invoiceId }) => invoiceId === row.id).map(({ id }) => id);
    const takenBack = back.find(({ invoiceId }) => invoiceId === row.id);
    return showInvoice({ row, method, outside: own, card, orderIds, takenBack, language });
  });
}

const isTakenBack = ({ status }: InvoiceRow): boolean =>
  status === 'refunded' || status === 'disputed' || status === 'lost';

const forOrders = (rows: readonly InvoiceRow[]): bigint[] =>
  rows.filter(({ purpose }) => purpose === 'order').map(({ id }) => id);

const cardIdsOf = (outside: readonly OutsidePaymentRow[]): bigint[] =>
  outside.flatMap(({ card_id: id }) => (id === null ? [] : [id]));

export async function showOneInvoice(
  trx: Trx,
  { instanceId, row, language }: Omit<Shown, 'rows'> & { row: InvoiceRow },
): Promise<Invoice> {
  const [shown] = await showInvoices(trx, { instanceId, rows: [row], language });
  invariant(shown, 'a row is shown as an invoice');
  return shown;
}
