import { listPayers } from '#core/accounts/customers/payer.ts';
import { formatAmount } from '#core/money/money.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { readListSort } from '#core/platform/lists/list-sort.pure.ts';
import { requireListQuery } from '#core/platform/lists/require-list-query.ts';
import { staffList, type SourceOf } from '#core/platform/lists/staff-list.ts';
import { DOCUMENT_FIELDS, DOCUMENT_SORTS } from './document-fields.pure.ts';
import type { ListedStaffDocument } from './document-list.contract.ts';
import { documentSource, type ListedDocumentRow } from './document-list.store.ts';

const sourceOf: SourceOf = (_deps, { instanceId }, { q, sort }) =>
  documentSource({
    instanceId,
    query: requireListQuery(q, DOCUMENT_FIELDS),
    sort: readListSort(sort, DOCUMENT_SORTS, { by: 'issued', direction: 'desc' }),
  });

const HEAD = [
  ...['id', 'number', 'series', 'sequence', 'kind', 'customer_id', 'payment_id', 'currency'],
  ...['net', 'tax', 'total', 'issued_at'],
];

/** The documents that a member of staff looks for, whosesoever they are, the latest first. */
export const documentList = staffList<ListedDocumentRow, ListedStaffDocument>({
  sourceOf,
  show: ({ trx, caller }, rows) => show(trx, caller.instanceId, rows),
  /** All of them as a file; whose they are, by number alone. */
  file: {
    ...{ name: 'documents', action: 'documents.exported', head: HEAD },
    lines: (_look, rows) => rows.map(fieldsOf),
  },
});

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
