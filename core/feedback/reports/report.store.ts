import type { Insertable, Selectable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { ServiceReportsTable } from './service-report.tables.ts';
import type { ReportStatus } from './report-words.pure.ts';

export type ReportRow = Selectable<ServiceReportsTable>;

export async function insertReport(
  trx: Trx,
  report: Insertable<ServiceReportsTable>,
): Promise<bigint> {
  const { id } = await trx
    .insertInto('service_reports')
    .values(report)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface ReadReportsInput {
  instanceId: number;
  status: ReportStatus;
  after: bigint;
  most: number;
}

/** The oldest first: they have waited longest. */
export function readReports(trx: Trx, { instanceId, status, after, most }: ReadReportsInput) {
  return trx
    .selectFrom('service_reports')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('status', '=', status)
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute();
}

export async function lockReport(
  trx: Trx,
  { instanceId, id }: { instanceId: number; id: bigint },
): Promise<ReportRow | undefined> {
  return trx
    .selectFrom('service_reports')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export function writeDecision(
  trx: Trx,
  { instance_id, id }: Pick<ReportRow, 'instance_id' | 'id'>,
  decision: Pick<ReportRow, 'status' | 'decided_at' | 'decided_by'>,
): Promise<ReportRow> {
  return trx
    .updateTable('service_reports')
    .set(decision)
    .where('instance_id', '=', instance_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
