import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { listPayers } from '#core/accounts/customers/payer.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError, invariant } from '#core/errors.ts';
import { reportIdOf, type Report, type ReportsQuery } from './report.contract.ts';
import { lockReport, readReports, writeDecision, type ReportRow } from './report.store.ts';
import type { ReportStatus } from './report-words.pure.ts';

const PER_PAGE = 50;

export async function listStaffReports(
  { db }: Pick<Deps, 'db'>,
  { instanceId }: CustomerCaller,
  { status, cursor }: ReportsQuery,
): Promise<{ data: Report[]; meta: { next: string | null } }> {
  return db.inInstance(instanceId, async (trx) => {
    const after = BigInt(cursor ?? 0);
    const rows = await readReports(trx, { instanceId, status, after, most: PER_PAGE + 1 });
    const page = rows.slice(0, PER_PAGE);
    const last = rows.length > PER_PAGE ? page.at(-1) : undefined;
    return {
      data: await show(trx, instanceId, page),
      meta: { next: last ? String(last.id) : null },
    };
  });
}

interface Decision {
  idInPath: string;
  status: Exclude<ReportStatus, 'open'> | undefined;
}

/** Says what became of a report. Deciding the same twice is deciding once. */
export async function decideReport(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: CustomerCaller,
  { idInPath, status }: Decision,
): Promise<Report> {
  const { instanceId, customer } = caller;
  const id = reportIdOf(idInPath);
  return db.inInstance(instanceId, async (trx) => {
    const row = id && (await lockReport(trx, { instanceId, id }));
    if (!row) throw new AppError('not_found');
    if (status === undefined) {
      throw new AppError('validation_failed', { fields: { status: [{ code: 'required' }] } });
    }
    if (row.status !== 'open' && row.status !== status) throw new AppError('already_decided');
    const decision = { status, decided_at: clock.now(), decided_by: customer.id };
    const isOpen = row.status === 'open';
    const decided = isOpen ? await writeDecision(trx, row, decision) : row;
    if (isOpen) {
      await recordAudit({ clock, trx }, caller, {
        action: 'report.decided',
        ...{ customerId: row.customer_id ?? undefined, staffId: customer.id },
        sessionId: customer.sessionId,
        details: { report: String(row.id), before: row.status, after: status },
      });
    }
    const [shown] = await show(trx, instanceId, [decided]);
    invariant(shown, 'every row is shown');
    return shown;
  });
}

async function show(trx: Trx, instanceId: number, rows: readonly ReportRow[]): Promise<Report[]> {
  const ids = [...new Set(rows.flatMap(({ customer_id: id }) => id ?? []))];
  const authors = new Map(
    (await listPayers(trx, { instanceId, ids })).map((author) => [author.id, author]),
  );
  return rows.map((row) => {
    const author = row.customer_id === null ? undefined : authors.get(row.customer_id);
    return {
      id: Number(row.id),
      service: { id: row.service_id, name: row.service_name },
      reason: row.reason,
      text: row.text,
      author: { name: author?.name ?? null, email: row.email ?? author?.email ?? null },
      status: row.status,
      created_at: row.created_at.toISOString(),
      decided_at: row.decided_at?.toISOString() ?? null,
    };
  });
}
