import type { Trx } from '#core/platform/db/database.ts';
import { keptDocument, treeOf, type DocumentSet } from '#core/tenancy/revisions/document-set.ts';
import { findPublishedSet } from '#core/tenancy/revisions/read-revisions.ts';
import { recordRevision, type Authorship } from '#core/tenancy/revisions/record-revision.ts';
import type { Revision } from '#core/tenancy/revisions/revision.ts';
import { changedDocuments } from './changed-documents.ts';
import type { InstanceDocument } from './document.ts';
import { readLive, removeOtherDocuments, writeDocuments } from './document.store.ts';
import { announceInstance } from './instance-channel.ts';
import { instancePublished } from './instance-published.ts';
import { listHosts, lockById, markChanged } from './instance.store.ts';

/** What is to be public from now on; each document was checked. */
export interface DocumentsToPublish extends Authorship {
  instanceId: number;
  documents: readonly InstanceDocument[];
  /** The same with what they began as, where that is known; else what is public tells it. */
  kept?: DocumentSet;
  now: Date;
}

/** What pages read now. */
export function listPublic(trx: Trx, instanceId: number): Promise<InstanceDocument[]> {
  return readLive(trx, instanceId);
}

/** Keeps others from publishing until the transaction ends. */
export async function lockForPublishing(trx: Trx, instanceId: number): Promise<{ slug: string }> {
  return lockById(trx, instanceId);
}

/**
 * Makes documents the public ones, the only way there is: what pages read, what other nouns make of
 * them, a revision. Undefined where nothing differs. Whoever calls has locked the instance.
 */
export async function replaceDocuments(
  trx: Trx,
  { instanceId, documents, kept, now, ...by }: DocumentsToPublish,
): Promise<Revision | undefined> {
  const previous = await findPublishedSet(trx, instanceId);
  const next = kept ?? recognise(documents, previous?.documents ?? []);
  if (previous && treeOf(next).hash === previous.revision.tree) return undefined;
  const before = previous?.documents ?? [];
  const changed = changedDocuments({ documents, kept: next, before });
  await writeDocuments(trx, instanceId, changed.written);
  await removeOtherDocuments(trx, instanceId, documents);
  await instancePublished.tell(trx, { instanceId, documents, changed: changed.kinds, now });
  return recordRevision(trx, { ...by, instanceId, documents: next, previous, now });
}

/** A document with the key of a public one is that one, whatever key it began with. */
function recognise(documents: readonly InstanceDocument[], published: DocumentSet): DocumentSet {
  const origins = new Map(published.map(({ kind, key, origin }) => [`${kind} ${key}`, origin]));
  const taken = new Set(
    documents.map(({ kind, key }) => `${kind} ${origins.get(`${kind} ${key}`) ?? ''}`),
  );
  return documents.map(({ kind, key, body }) => {
    let origin = origins.get(`${kind} ${key}`);
    // Another one that now has another key may have begun with this one.
    for (let at = 1; origin === undefined; at += 1) {
      const free = at === 1 ? key : `${key}~${at}`;
      if (!taken.has(`${kind} ${free}`)) origin = free;
    }
    taken.add(`${kind} ${origin}`);
    return keptDocument({ kind, key, origin }, body);
  });
}

/** Publishes within an instance; every process hears of it when the transaction is done. */
export async function publishDocuments(
  trx: Trx,
  publication: DocumentsToPublish & { slug: string },
): Promise<{ revision: Revision; cacheRevision: bigint } | undefined> {
  const { instanceId, slug, documents, now } = publication;
  const revision = await replaceDocuments(trx, publication);
  if (!revision) return undefined;
  const cacheRevision = await markChanged(trx, instanceId, { name: nameIn(documents), now });
  const hosts = await listHosts(trx, instanceId);
  await announceInstance(trx, { slug, revision: String(cacheRevision), hosts });
  return { revision, cacheRevision };
}

/** Lists and titles name an instance as its settings do. */
export function nameIn(documents: readonly InstanceDocument[]): string {
  return String(documents.find(({ kind }) => kind === 'settings')?.body['panelName']);
}
