import type { Trx } from '#core/platform/db/database.ts';
import { currentVersion } from '#instance-schema/migrate.ts';
import type { DocumentKind } from '#instance-schema/document-kinds.ts';
import { keepSet } from './contents.ts';
import { noteNumbers } from './document-number.store.ts';
import { identityOf, type DocumentSet, type TreeEntry } from './document-set.ts';
import { movedBetween } from './moved-among.ts';
import { hashOfRevision, type Revision } from './revision.ts';
import type { RevisionSource } from './revision-sources.pure.ts';
import { insertRevision, pointAt } from './revision.store.ts';

/** Who publishes, and what they say of it. */
export interface Authorship {
  authorId: bigint | null;
  source: RevisionSource;
  note: string;
}

interface RecordRevisionInput extends Authorship {
  instanceId: number;
  documents: DocumentSet;
  previous: { revision: Revision; documents: DocumentSet } | undefined;
  now: Date;
}

/** Adds a revision and makes it the public one. Whoever calls has locked the instance. */
export async function recordRevision(
  trx: Trx,
  { instanceId, documents, previous, now, ...by }: RecordRevisionInput,
): Promise<Revision> {
  const known = previous?.documents ?? [];
  const tree = await keepSet(trx, instanceId, { documents, known });
  await noteNumbers(trx, instanceId, highestNumbers(documents));
  const said = {
    ...by,
    revision: (previous?.revision.revision ?? 0n) + 1n,
    tree,
    schemaVersion: currentVersion('settings'),
    changes: countChanged(known, documents),
    publishedAt: now,
    previousHash: previous?.revision.hash ?? '',
  };
  const hash = hashOfRevision({ ...said, instanceId });
  const revision = await insertRevision(trx, instanceId, { ...said, hash });
  await pointAt(trx, { instanceId, revision: revision.revision });
  return revision;
}

/** How many documents were added, changed, moved or removed, as the list of changes tells them. */
export function countChanged(before: readonly TreeEntry[], after: readonly TreeEntry[]): number {
  const old = new Map(before.map((entry) => [identityOf(entry), entry.hash]));
  const present = new Set(after.map(identityOf));
  const removed = before.filter((entry) => !present.has(identityOf(entry)));
  const moved = movedBetween(before, after);
  const differ = after.filter((entry) => {
    const identity = identityOf(entry);
    return old.get(identity) !== entry.hash || moved.has(identity);
  });
  return differ.length + removed.length;
}

function highestNumbers(documents: DocumentSet): ReadonlyMap<DocumentKind, number> {
  const highest = new Map<DocumentKind, number>();
  for (const { kind, body } of documents) {
    const { id } = body;
    if (typeof id !== 'number' || !Number.isSafeInteger(id)) continue;
    highest.set(kind, Math.max(id, highest.get(kind) ?? 0));
  }
  return highest;
}
