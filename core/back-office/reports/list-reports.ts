import { listPayers } from '#core/accounts/customers/payer.ts';
import type { Deps } from '#core/deps.ts';
import { AppError, invariant } from '#core/errors.ts';
import { reportIdOf } from '#core/feedback/reports/report.contract.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { readListSort } from '#core/platform/lists/list-sort.pure.ts';
import { requireListQuery } from '#core/platform/lists/require-list-query.ts';
import { staffList, type SourceOf } from '#core/platform/lists/staff-list.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { REPORT_FIELDS, REPORT_SORTS } from './report-fields.pure.ts';
import type { ListedReport } from './report-list.contract.ts';
import {
  findReport,
  reportSource,
  type ListedReportRow,
  type ReportRow,
} from './report-list.store.ts';

const sourceOf: SourceOf = (_deps, { instanceId }, { q, sort }) =>
  reportSource({
    ...{ instanceId, query: requireListQuery(q, REPORT_FIELDS) },
    sort: readListSort(sort, REPORT_SORTS, { by: 'created', direction: 'desc' }),
  });

export async function getReport(
  { db }: Pick<Deps, 'db'>,
  { instanceId }: CustomerCaller,
  idInPath: string,
): Promise<ListedReport> {
  const id = reportIdOf(idInPath);
  return db.read(instanceId, async (trx) => {
    const row = id && (await findReport(trx, { instanceId, id }));
    if (!row) throw new AppError('not_found');
    const [shown] = await show(trx, instanceId, [row]);
    invariant(shown, 'every row is shown');
    return shown;
  });
}

const HEAD = [
  ...['id', 'state', 'reason', 'service_id', 'service', 'customer_id', 'created_at'],
  ...['decided_at', 'decided_by'],
];

/** What was said to be wrong with services, and what became of it. */
export const reportList = staffList<ListedReportRow, ListedReport>({
  sourceOf,
  show: ({ trx, caller }, rows) => show(trx, caller.instanceId, rows),
  /** All of them as a file; whose they are, by number alone. */
  file: {
    ...{ name: 'reports', action: 'reports.exported', head: HEAD },
    lines: (_look, rows) => rows.map(fieldsOf),
  },
});

const fieldsOf = (row: ReportRow): string[] =>
  [
    ...[row.id, row.status, row.reason, row.service_id, row.service_name, row.customer_id ?? ''],
    ...[row.created_at.toISOString(), row.decided_at?.toISOString() ?? '', row.decided_by ?? ''],
  ].map(String);

async function show(
  trx: Trx,
  instanceId: number,
  rows: readonly ReportRow[],
): Promise<ListedReport[]> {
  const ids = rows.flatMap((row) => [row.customer_id ?? [], row.decided_by ?? []].flat());
  const found = await listPayers(trx, { instanceId, ids: [...new Set(ids)] });
  const people = new Map(found.map((person) => [person.id, person]));
  return rows.map((row) => {
    const author = row.customer_id === null ? undefined : people.get(row.customer_id);
    return {
      ...{ id: Number(row.id), service: { id: row.service_id, name: row.service_name } },
      ...{ reason: row.reason, text: row.text, status: row.status },
      author: {
        id: row.customer_id === null ? null : Number(row.customer_id),
        ...{ name: author?.name ?? null, email: row.email ?? author?.email ?? null },
      },
      created_at: row.created_at.toISOString(),
      decided_at: row.decided_at?.toISOString() ?? null,
      decided_by:
        row.decided_by === null
          ? null
          : { id: Number(row.decided_by), name: people.get(row.decided_by)?.name ?? '' },
    };
  });
}
