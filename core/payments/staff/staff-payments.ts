import type { z } from 'zod';
import type { CustomerCaller } from '#core/accounts/current-customer.ts';
import type { Trx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError, invariant } from '#core/errors.ts';
import { listPayers } from '#core/accounts/customers/payer.ts';
import type { Language } from '#locales/languages.ts';
import { invoiceIdOf } from '../invoices/invoice.contract.ts';
import { findInvoice, readInvoicesIn, type InvoiceRow } from '../invoices/invoice.store.ts';
import { showInvoices } from '../invoices/read-invoices.ts';
import { readOutside } from '../outside/outside-payment.store.ts';
import { mayDecide } from './may-decide.pure.ts';
import type {
  StaffPayment,
  staffPaymentsAnswer,
  staffPaymentsQuery,
} from './staff-payment.contract.ts';

const PER_PAGE = 50;

/** The oldest first: they have waited longest. */
export async function listStaffPayments(
  { db }: Pick<Deps, 'db'>,
  { instanceId, language }: CustomerCaller,
  { status = 'waiting', cursor, limit = PER_PAGE }: z.infer<typeof staffPaymentsQuery>,
): Promise<z.infer<typeof staffPaymentsAnswer>> {
  return db.inInstance(instanceId, async (trx) => {
    const after = BigInt(cursor ?? 0);
    const rows = await readInvoicesIn(trx, { instanceId, status, after, most: limit + 1 });
    const page = rows.slice(0, limit);
    const last = rows.length > limit ? page.at(-1) : undefined;
    return {
      data: await showToStaff(trx, { instanceId, rows: page, language }),
      meta: { next: last ? String(last.id) : null },
    };
  });
}

export async function getStaffPayment(
  { db }: Pick<Deps, 'db'>,
  { instanceId, language }: CustomerCaller,
  idInPath: string,
): Promise<StaffPayment> {
  const id = invoiceIdOf(idInPath);
  return db.inInstance(instanceId, async (trx) => {
    const row = id && (await findInvoice(trx, { instanceId, id }));
    if (!row) throw new AppError('not_found');
    return showOneToStaff(trx, { instanceId, row, language });
  });
}

interface Shown {
  instanceId: number;
  rows: readonly InvoiceRow[];
  language: Language;
}

async function showToStaff(trx: Trx, shown: Shown): Promise<StaffPayment[]> {
  const { instanceId, rows } = shown;
  const invoices = await showInvoices(trx, shown);
  const ids = [...new Set(rows.map((row) => row.customer_id))];
  const customers = await listPayers(trx, { instanceId, ids });
  const outside = await readOutside(trx, { instanceId, invoiceIds: rows.map(({ id }) => id) });
  return rows.map((row, at) => {
    const invoice = invoices[at];
    invariant(invoice, 'every row is shown');
    const customer = customers.find(({ id }) => id === row.customer_id);
    const gateway = outside.find(({ invoice_id: id }) => id === row.id)?.gateway ?? null;
    return {
      ...invoice,
      customer: {
        id: Number(row.customer_id),
        name: customer?.name ?? '',
        email: customer?.email ?? null,
      },
      gateway,
      decided_by: row.decided_by === null ? null : Number(row.decided_by),
      may_be_decided: mayDecide(row.status, { isAtGateway: gateway !== null }),
    };
  });
}

export async function showOneToStaff(
  trx: Trx,
  { row, ...shown }: Omit<Shown, 'rows'> & { row: InvoiceRow },
): Promise<StaffPayment> {
  const [payment] = await showToStaff(trx, { ...shown, rows: [row] });
  invariant(payment, 'every row is shown');
  return payment;
}
