import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import { upToDate } from '#core/studio/revisions/restore-revision.ts';
import { publishDocuments } from '#core/tenancy/instances/publish-documents.ts';
import { readSet } from '#core/tenancy/revisions/contents.ts';
import { getPublished, getRevision } from '#core/tenancy/revisions/read-revisions.ts';
import { bySchedule, readyOrNot } from './publish-scheduled.ts';
import { refuseScheduled } from './refuse-scheduled.ts';
import type { DuePublication } from './run-schedule.ts';
import { updateScheduled } from './schedule.store.ts';

/** Brings back what was public before, as a new revision, unless somebody has published since. */
export async function endPublication(
  { clock }: Pick<Deps, 'clock'>,
  trx: Trx,
  { slug, row }: DuePublication,
): Promise<void> {
  const now = clock.now();
  const isDue = row.status === 'published' && row.reason === null;
  if (!isDue || row.until === null || row.until > now) return;
  const { instance_id: instanceId, author_id: authorId } = row;
  const present = await getPublished(trx, instanceId);
  if (present.revision !== row.revision) {
    return refuseScheduled({ clock, trx }, row, 'base_moved');
  }
  const before = await getRevision(trx, { instanceId, revision: row.base_revision });
  const ready = readyOrNot(upToDate(await readSet(trx, instanceId, before.tree)));
  if (!ready) return refuseScheduled({ clock, trx }, row, 'validation_failed');
  const by = { authorId, source: 'expiry', note: row.note } as const;
  const published = await publishDocuments(trx, { instanceId, slug, ...ready, ...by, now });
  const { revision, hash } = published?.revision ?? present;
  await updateScheduled(trx, row, { status: 'ended' });
  await recordAudit({ clock, trx }, bySchedule(instanceId), {
    action: 'revision.published',
    customerId: authorId,
    details: { revision: String(revision), source: 'expiry', hash },
  });
}
