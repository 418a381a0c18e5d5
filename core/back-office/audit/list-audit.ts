import type { z } from 'zod';
import { listPayers } from '#core/accounts/customers/payer.ts';
import type { Deps } from '#core/deps.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { exportList } from '#core/platform/lists/export-list.ts';
import type { ListExportQuery, ListQueryInput } from '#core/platform/lists/list.contract.ts';
import { readListPlace } from '#core/platform/lists/list-sort.pure.ts';
import { countList, metaOf, readListPage, type Counted } from '#core/platform/lists/read-list.ts';
import { requireListQuery } from '#core/platform/lists/require-list-query.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { AUDIT_FIELDS } from './audit-fields.pure.ts';
import type { AuditEntry, auditAnswer } from './audit-list.contract.ts';
import { auditSource, type AuditRow } from './audit-list.store.ts';
import { readDetails } from './read-details.pure.ts';

const PER_PAGE = 50;

/** What has happened in an instance, the latest first. */
export async function listEntries(
  { db }: Pick<Deps, 'db'>,
  { instanceId }: CustomerCaller,
  { q, cursor }: ListQueryInput,
): Promise<z.infer<typeof auditAnswer>> {
  const query = requireListQuery(q, AUDIT_FIELDS);
  const source = auditSource({ instanceId, query, after: readListPlace(cursor) });
  return db.read(instanceId, async (trx) => {
    const page = await readListPage<AuditRow>(trx, source, PER_PAGE);
    const meta = await metaOf(trx, source, page);
    return { data: await show(trx, instanceId, page.rows), meta: { ...meta, is_cut: false } };
  });
}

/** How many a query finds, among those that are looked through at once. */
export async function countEntries(
  { db }: Pick<Deps, 'db'>,
  instanceId: number,
  q: string,
): Promise<Counted> {
  const source = auditSource({ instanceId, query: requireListQuery(q, AUDIT_FIELDS) });
  return db.read(instanceId, (trx) => countList(trx, source));
}

async function show(trx: Trx, instanceId: number, rows: AuditRow[]): Promise<AuditEntry[]> {
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
export async function exportEntries(
  deps: Pick<Deps, 'db' | 'clock'>,
  caller: CustomerCaller,
  { q }: ListExportQuery,
): Promise<ReadableStream<Uint8Array>> {
  const { instanceId, customer } = caller;
  const query = requireListQuery(q, AUDIT_FIELDS);
  await deps.db.inInstance(instanceId, (trx) =>
    recordAudit({ ...deps, trx }, caller, {
      action: 'audit.exported',
      ...{ staffId: customer.id, sessionId: customer.sessionId },
      details: { filter: q ?? '' },
    }),
  );
  return exportList<AuditRow>(deps, {
    instanceId,
    head: HEAD,
    page: (trx, after, most) => readListPage(trx, auditSource({ instanceId, query, after }), most),
    fields: (_trx, rows) => Promise.resolve(rows.map(fieldsOf)),
  });
}

const fieldsOf = (row: AuditRow): string[] => [
  ...[String(row.id), row.at.toISOString(), row.action, row.outcome],
  ...[row.customer_id, row.staff_id].map((id) => String(id ?? '')),
  ...[row.address, row.request_id, JSON.stringify(row.details)],
];
