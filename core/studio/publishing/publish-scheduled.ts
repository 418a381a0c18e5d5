import { hasPermission } from '#core/accounts/roles/has-permission.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import { enqueue } from '#core/platform/jobs/enqueue.ts';
import { closeDraftAt } from '#core/studio/drafts/close-draft.ts';
import { publishDocuments } from '#core/tenancy/instances/publish-documents.ts';
import { readSet } from '#core/tenancy/revisions/contents.ts';
import { getPublished } from '#core/tenancy/revisions/read-revisions.ts';
import { makeReady, type ReadyDocuments } from './ready-to-publish.ts';
import { refuseScheduled } from './refuse-scheduled.ts';
import type { DuePublication } from './run-schedule.ts';
import { END_SCHEDULED } from './schedule-jobs.ts';
import { updateScheduled } from './schedule.store.ts';
import type { DocumentSet } from '#core/tenancy/revisions/document-set.ts';

/** Publishes what waits for this moment, if what it was compared with is still public. */
export async function publishScheduled(
  { clock }: Pick<Deps, 'clock'>,
  trx: Trx,
  { slug, row }: DuePublication,
): Promise<void> {
  const now = clock.now();
  if (row.status !== 'waiting' || row.at > now) return;
  const { instance_id: instanceId, author_id: authorId } = row;
  const refuse = (reason: Parameters<typeof refuseScheduled>[2]) =>
    refuseScheduled({ clock, trx }, row, reason);
  const author = { instanceId, id: authorId, permission: 'studio.publish' } as const;
  if (!(await hasPermission(trx, author))) return refuse('not_allowed');
  const before = await getPublished(trx, instanceId);
  if (before.revision !== row.base_revision) return refuse('base_moved');
  const ready = readyOrNot(await readSet(trx, instanceId, row.tree));
  if (!ready) return refuse('validation_failed');
  const by = { authorId, source: 'schedule', note: row.note } as const;
  const published = await publishDocuments(trx, { instanceId, slug, ...ready, ...by, now });
  const { revision, hash } = published?.revision ?? before;
  await updateScheduled(trx, row, { status: 'published', revision });
  await closeDraftAt(trx, { instanceId, customerId: authorId }, { head: row.rev, now });
  if (row.until) {
    const payload = { scheduleId: String(row.id) };
    await enqueue({ clock }, trx, { job: END_SCHEDULED, instanceId, payload, runAt: row.until });
  }
  await recordAudit({ clock, trx }, bySchedule(instanceId), {
    action: 'revision.published',
    customerId: authorId,
    details: { revision: String(revision), source: 'schedule', hash },
  });
}

/** Nobody asks at that moment. */
export const bySchedule = (instanceId: number) => ({
  instanceId,
  address: '',
  requestId: 'schedule',
});

/** Undefined where something is wrong by the schemas of today. */
export function readyOrNot(documents: DocumentSet): ReadyDocuments | undefined {
  try {
    return makeReady(documents);
  } catch (error) {
    if (error instanceof AppError && error.code === 'validation_failed') return undefined;
    throw error;
  }
}
