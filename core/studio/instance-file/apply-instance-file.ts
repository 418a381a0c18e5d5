import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { recordAudit, type AuditEntry } from '#core/platform/audit/record-audit.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Caller } from '#core/platform/http/caller.ts';
import { namesEtag } from '#core/platform/http/conditional.ts';
import type { AssetOwner } from '#core/platform/assets/store-asset.ts';
import { differenceOfSets } from '#core/studio/documents/merge-sets.ts';
import type { FieldDifference } from '#core/studio/drafts/draft.contract.ts';
import { makeReady } from '#core/studio/publishing/ready-to-publish.ts';
import { upToDate } from '#core/studio/revisions/restore-revision.ts';
import { lockForPublishing, publishDocuments } from '#core/tenancy/instances/publish-documents.ts';
import { readSet } from '#core/tenancy/revisions/contents.ts';
import { getPublished } from '#core/tenancy/revisions/read-revisions.ts';
import type { Revision } from '#core/tenancy/revisions/revision.ts';
import { setOfFile } from './file-of-set.ts';
import { entityTag } from './get-instance-file.ts';
import type { InstanceFile } from './instance-file.contract.ts';
import { showDifference } from './show-difference.ts';
import { checkPictures, keepPictures } from './take-pictures.ts';

interface Application {
  owner: AssetOwner;
  file: InstanceFile;
  /** The entity tags of what it was made from; undefined where nobody said. */
  ifMatch: string | undefined;
  isDryRun: boolean;
  note: string;
  /** Nobody where the operator of the deployment does it. */
  by: Pick<Caller, 'address' | 'requestId'> & { authorId: bigint | null };
}

export interface Applied {
  revision: number;
  is_applied: boolean;
  changes: FieldDifference[];
}

/** Publishes a whole instance at once or not at all, and never over what nobody has read. */
export async function applyInstanceFile(
  deps: Pick<Deps, 'db' | 'clock'>,
  application: Application,
): Promise<Applied> {
  const { owner, ifMatch, isDryRun } = application;
  if (ifMatch === undefined && !isDryRun) throw new AppError('precondition_needed');
  // Refused before pictures are read, which takes longest.
  await deps.db.read(owner.id, async (trx) =>
    requireMatch(await getPublished(trx, owner.id), ifMatch),
  );
  const checked = await checkPictures(deps, owner, application.file);
  if (!isDryRun) await keepPictures(deps, owner, checked.fresh);
  return deps.db.inInstance(owner.id, (trx) =>
    publish({ ...deps, trx }, { ...application, file: checked.file }),
  );
}

type Parts = Pick<Deps, 'clock'> & { trx: Trx };

async function publish(parts: Parts, application: Application): Promise<Applied> {
  const { clock, trx } = parts;
  const { owner, file, ifMatch, isDryRun, note, by } = application;
  const { id: instanceId, slug } = owner;
  await lockForPublishing(trx, instanceId);
  const published = await getPublished(trx, instanceId);
  requireMatch(published, ifMatch);
  const before = upToDate(await readSet(trx, instanceId, published.tree));
  const ready = makeReady(upToDate(setOfFile(file, before)));
  const changes = differenceOfSets(before, ready.kept).map(showDifference);
  const unchanged = { revision: Number(published.revision), is_applied: false, changes };
  if (isDryRun) return unchanged;
  const { authorId } = by;
  const done = await publishDocuments(trx, {
    ...{ instanceId, slug, ...ready, now: clock.now() },
    ...{ authorId, source: 'api', note },
  });
  if (!done) return unchanged;
  await recordAudit(parts, { ...by, instanceId }, auditOf(done.revision, authorId));
  return { revision: Number(done.revision.revision), is_applied: true, changes };
}

function auditOf({ revision, hash }: Revision, authorId: bigint | null): AuditEntry {
  return {
    action: 'revision.published',
    ...(authorId !== null && { customerId: authorId }),
    details: { revision: String(revision), source: 'api', hash },
  };
}

function requireMatch(published: Revision, ifMatch: string | undefined): void {
  if (ifMatch !== undefined && !namesEtag(ifMatch, entityTag(published))) {
    throw new AppError('precondition_failed');
  }
}
