import { listPayers } from '#core/accounts/customers/payer.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { requireListQuery } from '#core/platform/lists/require-list-query.ts';
import { staffList, type SourceOf } from '#core/platform/lists/staff-list.ts';
import { AUDIT_FIELDS } from './audit-fields.pure.ts';
import type { AuditEntry } from './audit-list.contract.ts';
import { auditSource, type AuditRow } from './audit-list.store.ts';
import { readDetails } from './read-details.pure.ts';

const sourceOf: SourceOf = (_deps, { instanceId }, { q }) =>
  auditSource({ instanceId, query: requireListQuery(q, AUDIT_FIELDS) });

async function show(
  trx: Trx,
  instanceId: number,
  rows: readonly AuditRow[],
): Promise<AuditEntry[]> {
  const all = rows.flatMap(({ customer_id: customer, staff_id: staff }) => [customer, staff]);
  const ids = [...new Set(all.filter((id) => id !== null))];
  const people = await listPayers(trx, { instanceId, ids });
  const named = (id: bigint | null) =>
    id === null
      ? null
      : { id: Number(id), name: people.find((person) => person.id === id)?.name ?? '' };
  return rows.map((row) => ({
    id: Number(row.id),
    at: row.at.toISOString(),
    ...{ action: row.action, outcome: row.outcome },
    ...{ customer: named(row.customer_id), staff: named(row.staff_id) },
    ...{ address: row.address, request_id: row.request_id, is_sealed: row.is_sealed },
    ...readDetails(row.details),
  }));
}

const HEAD = [
  ...['id', 'at', 'action', 'outcome', 'customer_id', 'staff_id', 'address', 'request_id'],
  'details',
];

/** What has happened in an instance, the latest first. */
export const auditEntryList = staffList<AuditRow, AuditEntry>({
  sourceOf,
  show: ({ trx, caller }, rows) => show(trx, caller.instanceId, rows),
  /** All of them as a file. Who took it, and by which filter, is an entry as well. */
  file: {
    ...{ name: 'audit', action: 'audit.exported', head: HEAD },
    lines: (_look, rows) => rows.map(fieldsOf),
  },
});

const fieldsOf = (row: AuditRow): string[] => [
  ...[String(row.id), row.at.toISOString(), row.action, row.outcome],
  ...[row.customer_id, row.staff_id].map((id) => String(id ?? '')),
  ...[row.address, row.request_id, JSON.stringify(row.details)],
];
