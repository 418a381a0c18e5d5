import type { z } from 'zod';
import type { OwnerCaller } from '#core/platform/operations/current-customer.ts';
import type { Deps } from '#core/deps.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { AppError, invariant } from '#core/errors.ts';
import type { Language } from '#locales/languages.ts';
import { INVOICE_STATUSES } from './invoice-status.pure.ts';
import {
  invoiceIdOf,
  type Invoice,
  type invoicesAnswer,
  type invoicesQuery,
} from './invoice.contract.ts';
import { findInvoice, readOwnInvoices } from './invoice.store.ts';
import { showInvoices, showOneInvoice } from './read-invoices.ts';

const PER_PAGE = 20;

/** An invoice of another customer is answered as not found. */
export async function getOwnInvoice(
  { db }: Pick<Deps, 'db'>,
  { instanceId, customer, language }: OwnerCaller,
  idInPath: string,
): Promise<Invoice> {
  const id = invoiceIdOf(idInPath);
  return db.read(instanceId, async (trx) => {
    const row = id && (await findInvoice(trx, { instanceId, id }));
    if (!row || row.customer_id !== customer.id) throw new AppError('not_found');
    return showOneInvoice(trx, { instanceId, row, language });
  });
}

/** An invoice that was just made, for the answer to that request. */
export async function getInvoiceOf(
  trx: Trx,
  { instanceId, id, language }: { instanceId: number; id: bigint; language: Language },
): Promise<Invoice> {
  const row = await findInvoice(trx, { instanceId, id });
  invariant(row, 'an invoice that was made is there');
  return showOneInvoice(trx, { instanceId, row, language });
}

/** The newest first. */
export async function listOwnInvoices(
  { db }: Pick<Deps, 'db'>,
  { instanceId, customer, language }: OwnerCaller,
  { status = [...INVOICE_STATUSES], cursor }: z.infer<typeof invoicesQuery>,
): Promise<z.infer<typeof invoicesAnswer>> {
  return db.read(instanceId, async (trx) => {
    const rows = await readOwnInvoices(trx, {
      instanceId,
      customerId: customer.id,
      statuses: status,
      before: cursor === undefined ? undefined : BigInt(cursor),
      most: PER_PAGE + 1,
    });
    const page = rows.slice(0, PER_PAGE);
    const last = rows.length > PER_PAGE ? page.at(-1) : undefined;
    return {
      data: await showInvoices(trx, { instanceId, rows: page, language }),
      meta: { next: last ? String(last.id) : null },
    };
  });
}
