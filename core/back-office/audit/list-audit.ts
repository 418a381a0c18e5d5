import type { z } from 'zod';
import { listPayers } from '#core/accounts/customers/payer.ts';
import type { Deps } from '#core/deps.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { ListExportQuery, ListQueryInput } from '#core/platform/lists/list.contract.ts';
import { requireListQuery } from '#core/platform/lists/require-list-query.ts';
import {
  countIn,
  showListPage,
  takeListFile,
  type SourceOf,
} from '#core/platform/lists/staff-list.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { AUDIT_FIELDS } from './audit-fields.pure.ts';
import type { AuditEntry, auditAnswer } from './audit-list.contract.ts';
import { auditSource, type AuditRow } from './audit-list.store.ts';
import { readDetails } from './read-details.pure.ts';

type Ports = Pick<Deps, 'db' | 'clock'>;

const sourceOf: SourceOf = (_deps, { instanceId }, { q }) =>
  auditSource({ instanceId, query: requireListQuery(q, AUDIT_FIELDS) });

export const countEntries = countIn(sourceOf);

/** What has happened in an instance, the latest first. */
export function listEntries(
  deps: Ports,
  caller: CustomerCaller,
  asked: ListQueryInput,
): Promise<z.infer<typeof auditAnswer>> {
  return showListPage<AuditRow, AuditEntry>(deps, caller, {
    ...{ asked, sourceOf },
    show: (trx, rows) => show(trx, caller.instanceId, rows),
  });
}

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

/** All of them as a file. Who took it, and by which filter, is an entry as well. */
export function exportEntries(
  deps: Ports,
  caller: CustomerCaller,
  asked: ListExportQuery,
): Promise<ReadableStream<Uint8Array>> {
  return takeListFile<AuditRow>(deps, caller, {
    ...{ asked, sourceOf, action: 'audit.exported', head: HEAD },
    fields: (_trx, rows) => Promise.resolve(rows.map(fieldsOf)),
  });
}

const fieldsOf = (row: AuditRow): string[] => [
  ...[String(row.id), row.at.toISOString(), row.action, row.outcome],
  ...[row.customer_id, row.staff_id].map((id) => String(id ?? '')),
  ...[row.address, row.request_id, JSON.stringify(row.details)],
];
