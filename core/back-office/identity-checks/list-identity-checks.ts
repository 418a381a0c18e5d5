import { listPayers } from '#core/accounts/customers/payer.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { readListSort } from '#core/platform/lists/list-sort.pure.ts';
import { requireListQuery } from '#core/platform/lists/require-list-query.ts';
import { staffList, type SourceOf } from '#core/platform/lists/staff-list.ts';
import { IDENTITY_CHECK_FIELDS, IDENTITY_CHECK_SORTS } from './identity-check-fields.pure.ts';
import type { ListedIdentityCheck } from './identity-check-list.contract.ts';
import { identityCheckSource, type ListedIdentityCheckRow } from './identity-check-list.store.ts';

const sourceOf: SourceOf = (_deps, { instanceId, customer }, { q, sort }) =>
  identityCheckSource({
    ...{ instanceId, staffId: customer.id },
    query: requireListQuery(q, IDENTITY_CHECK_FIELDS),
    sort: readListSort(sort, IDENTITY_CHECK_SORTS, { by: 'asked', direction: 'desc' }),
  });

const HEAD = [
  ...['id', 'status', 'since', 'customer_id', 'steps', 'asked_by', 'asked_at', 'due_at'],
  ...['decided_by', 'decided_at'],
];

/** All checks that staff have ever asked for, the latest first. */
export const identityCheckList = staffList<ListedIdentityCheckRow, ListedIdentityCheck>({
  sourceOf,
  show: ({ trx, caller }, rows) => show(trx, caller.instanceId, rows),
  /** All of them as a file; whose they are, by number alone. */
  file: {
    ...{ name: 'identity-checks', action: 'identity.exported', head: HEAD },
    lines: (_look, rows) => rows.map(fieldsOf),
  },
});

const fieldsOf = (row: ListedIdentityCheckRow): string[] => [
  ...[String(row.id), row.status, row.since.toISOString(), String(row.customer_id)],
  ...[row.steps.join(' '), String(row.asked_by), row.asked_at.toISOString()],
  ...[row.due_at.toISOString(), String(row.decided_by ?? '')],
  row.decided_at?.toISOString() ?? '',
];

async function show(
  trx: Trx,
  instanceId: number,
  rows: readonly ListedIdentityCheckRow[],
): Promise<ListedIdentityCheck[]> {
  const all = rows.flatMap((row) => [row.customer_id, row.asked_by, row.decided_by]);
  const ids = [...new Set(all.filter((id) => id !== null))];
  const people = await listPayers(trx, { instanceId, ids });
  const find = (id: bigint) => people.find((person) => person.id === id);
  const named = (id: bigint) => ({ id: Number(id), name: find(id)?.name ?? '' });
  return rows.map((row) => ({
    ...{ id: Number(row.id), status: row.status, since: row.since.toISOString() },
    customer: { ...named(row.customer_id), email: find(row.customer_id)?.email ?? null },
    ...{ steps: row.steps, asked_by: named(row.asked_by), asked_at: row.asked_at.toISOString() },
    due_at: row.due_at.toISOString(),
    decided_by: row.decided_by === null ? null : named(row.decided_by),
    decided_at: row.decided_at?.toISOString() ?? null,
  }));
}
