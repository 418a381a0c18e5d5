import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import { requiredField } from '#core/platform/http/required-field.ts';
import { requireListQuery } from '#core/platform/lists/require-list-query.ts';
import { staffList, type SourceOf } from '#core/platform/lists/staff-list.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { DeadJob } from './dead-job.contract.ts';
import {
  deadJobSource,
  lockDeadJob,
  removeJob,
  reviveJob,
  reviveKind,
  type DeadJobRow,
} from './dead-job.store.ts';
import { JOB_FIELDS } from './job-fields.pure.ts';
import { isEnded } from './ended-kinds.pure.ts';
import { withoutSecrets } from '#core/platform/jobs/without-secrets.pure.ts';

type Ports = Pick<Deps, 'db' | 'clock'>;

const sourceOf: SourceOf = (_deps, { instanceId }, { q }) =>
  deadJobSource({ instanceId, query: requireListQuery(q, JOB_FIELDS) });

const show = (row: DeadJobRow): DeadJob => ({
  ...{ id: Number(row.id), kind: row.kind, error: withoutSecrets(row.last_error) },
  ...{ attempts: row.attempts, may_be_retried: !isEnded(row.kind) },
  created_at: row.created_at.toISOString(),
  died_at: row.finished_at.toISOString(),
});

const HEAD = ['id', 'kind', 'error', 'attempts', 'may_be_retried', 'created_at', 'died_at'];

/** What has died of this instance; what is of the whole deployment, its operator sees. */
export const deadJobList = staffList<DeadJobRow, DeadJob>({
  sourceOf,
  show: (_look, rows) => rows.map(show),
  /** All of them as a file, without what they were given to work on. */
  file: {
    ...{ name: 'jobs', action: 'jobs.exported', head: HEAD },
    lines: (_look, rows) => rows.map((row) => fieldsOf(show(row))),
  },
});

const fieldsOf = (job: DeadJob): string[] =>
  [
    ...[job.id, job.kind, job.error, job.attempts, job.may_be_retried],
    ...[job.created_at, job.died_at],
  ].map(String);

export async function retryOne(
  { db, clock }: Ports,
  caller: CustomerCaller,
  jobId: string,
): Promise<void> {
  const { instanceId, customer: staff } = caller;
  const ref = { instanceId, id: BigInt(jobId) };
  await db.inInstance(instanceId, async (trx) => {
    const job = await lockDeadJob(trx, ref);
    if (!job) throw new AppError('not_found');
    if (isEnded(job.kind)) throw new AppError('conflict');
    if ((await reviveJob(trx, { ...ref, now: clock.now() })) === 0) throw new AppError('conflict');
    await recordAudit({ clock, trx }, caller, {
      action: 'job.retried',
      ...{ staffId: staff.id, sessionId: staff.sessionId },
      details: { job: jobId, kind: job.kind, before: 'dead', after: 'ready' },
    });
  });
}

export async function retryKind(
  { db, clock }: Ports,
  caller: CustomerCaller,
  given: string | undefined,
): Promise<{ data: { retried: number } }> {
  const { instanceId, customer: staff } = caller;
  const kind = requiredField('kind', given);
  if (isEnded(kind)) throw new AppError('conflict');
  const retried = await db.inInstance(instanceId, async (trx) => {
    const count = await reviveKind(trx, { instanceId, kind, now: clock.now() });
    if (count > 0) {
      await recordAudit({ clock, trx }, caller, {
        action: 'job.kind_retried',
        ...{ staffId: staff.id, sessionId: staff.sessionId },
        details: { kind, count, before: 'dead', after: 'ready' },
      });
    }
    return count;
  });
  return { data: { retried } };
}

export async function discardOne(
  { db, clock }: Ports,
  caller: CustomerCaller,
  { jobId, reason: given }: { jobId: string; reason: string | undefined },
): Promise<void> {
  const { instanceId, customer: staff } = caller;
  const ref = { instanceId, id: BigInt(jobId) };
  await db.inInstance(instanceId, async (trx) => {
    const job = await lockDeadJob(trx, ref);
    if (!job) throw new AppError('not_found');
    const reason = requiredField('reason', given);
    await removeJob(trx, ref);
    await recordAudit({ clock, trx }, caller, {
      action: 'job.discarded',
      ...{ staffId: staff.id, sessionId: staff.sessionId },
      details: {
        ...{ job: jobId, kind: job.kind, reason, error: withoutSecrets(job.last_error ?? '') },
        ...{ before: 'dead', after: null },
      },
    });
  });
}
