import type { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import { requiredField } from '#core/platform/http/required-field.ts';
import type { ListQueryInput } from '#core/platform/lists/list.contract.ts';
import { readListPlace } from '#core/platform/lists/list-sort.pure.ts';
import { countList, metaOf, readListPage, type Counted } from '#core/platform/lists/read-list.ts';
import { requireListQuery } from '#core/platform/lists/require-list-query.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { deadJobsAnswer } from './dead-job.contract.ts';
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
import { withoutSecrets } from './without-secrets.pure.ts';

const PER_PAGE = 50;

type Ports = Pick<Deps, 'db' | 'clock'>;

/** What has died of this instance; what is of the whole deployment, its operator sees. */
export async function listDead(
  { db }: Pick<Deps, 'db'>,
  { instanceId }: CustomerCaller,
  { q, cursor }: ListQueryInput,
): Promise<z.infer<typeof deadJobsAnswer>> {
  const query = requireListQuery(q, JOB_FIELDS);
  const source = deadJobSource({ instanceId, query, after: readListPlace(cursor) });
  return db.read(instanceId, async (trx) => {
    const page = await readListPage<DeadJobRow>(trx, source, PER_PAGE);
    const meta = await metaOf(trx, source, page);
    const data = page.rows.map((row) => ({
      ...{ id: Number(row.id), kind: row.kind, error: withoutSecrets(row.last_error) },
      ...{ attempts: row.attempts, may_be_retried: !isEnded(row.kind) },
      created_at: row.created_at.toISOString(),
      died_at: row.finished_at.toISOString(),
    }));
    return { data, meta: { ...meta, is_cut: false } };
  });
}

/** How many a query finds, among those that are looked through at once. */
export async function countDead(
  { db }: Pick<Deps, 'db'>,
  instanceId: number,
  q: string,
): Promise<Counted> {
  const source = deadJobSource({ instanceId, query: requireListQuery(q, JOB_FIELDS) });
  return db.read(instanceId, (trx) => countList(trx, source));
}

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
