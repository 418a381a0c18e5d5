import type { z } from 'zod';
import { listPayers } from '#core/accounts/customers/payer.ts';
import type { Deps } from '#core/deps.ts';
import { formatAmount } from '#core/money/money.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { ListExportQuery, ListQueryInput } from '#core/platform/lists/list.contract.ts';
import { readListSort } from '#core/platform/lists/list-sort.pure.ts';
import { requireListQuery } from '#core/platform/lists/require-list-query.ts';
import {
  countIn,
  showListPage,
  takeListFile,
  type SourceOf,
} from '#core/platform/lists/staff-list.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { DOCUMENT_FIELDS, DOCUMENT_SORTS } from './document-fields.pure.ts';
import type { ListedStaffDocument, listedDocumentsAnswer } from './document-list.contract.ts';
import { documentSource, type ListedDocumentRow } from './document-list.store.ts';

type Ports = Pick<Deps, 'db' | 'clock'>;

const sourceOf: SourceOf = (_deps, { instanceId }, { q, sort }) =>
  documentSource({
    instanceId,
    query: requireListQuery(q, DOCUMENT_FIELDS),
    sort: readListSort(sort, DOCUMENT_SORTS, { by: 'issued', direction: 'desc' }),
  });

export const countDocuments = countIn(sourceOf);

/** The documents that a member of staff looks for, whosesoever they are, the latest first. */
export function listDocuments(
  deps: Ports,
  caller: CustomerCaller,
  asked: ListQueryInput,
): Promise<z.infer<typeof listedDocumentsAnswer>> {
  return showListPage<ListedDocumentRow, ListedStaffDocument>(deps, caller, {
    ...{ asked, sourceOf },
    show: (trx, rows) => show(trx, caller.instanceId, rows),
  });
}

const HEAD = [
  ...['id', 'number', 'series', 'sequence', 'kind', 'customer_id', 'payment_id', 'currency'],
  ...['net', 'tax', 'total', 'issued_at'],
];

/** All of them as a file; whose they are, by number alone. */
export function exportDocumentList(
  deps: Ports,
  caller: CustomerCaller,
  asked: ListExportQuery,
): Promise<ReadableStream<Uint8Array>> {
  return takeListFile<ListedDocumentRow>(deps, caller, {
    ...{ asked, sourceOf, action: 'documents.exported', head: HEAD },
    fields: (_trx, rows) => Promise.resolve(rows.map(fieldsOf)),
  });
}

const fieldsOf = (row: ListedDocumentRow): string[] => {
  const { currency, net, tax, total, issued_at: issuedAt } = amountsOf(row);
  return [
    ...[row.id, row.number, row.series, row.sequence, row.title, row.customer_id].map(String),
    ...[String(row.invoice_id), currency, net, tax, total, issuedAt],
  ];
};

const amountsOf = (row: ListedDocumentRow) => ({
  currency: 'USD' as const,
  net: formatAmount(row.total_micro - row.tax_micro),
  tax: formatAmount(row.tax_micro),
  total: formatAmount(row.total_micro),
  issued_at: row.issued_at.toISOString(),
});

async function show(
  trx: Trx,
  instanceId: number,
  rows: readonly ListedDocumentRow[],
): Promise<ListedStaffDocument[]> {
  const ids = [...new Set(rows.map((row) => row.customer_id))];
  const people = await listPayers(trx, { instanceId, ids });
  return rows.map((row) => {
    const customer = people.find(({ id }) => id === row.customer_id);
    return {
      ...{ id: Number(row.id), number: row.number, series: row.series, kind: row.title },
      customer: {
        id: Number(row.customer_id),
        name: customer?.name ?? '',
        email: customer?.email ?? null,
      },
      payment_id: Number(row.invoice_id),
      ...amountsOf(row),
    };
  });
}
