import { canonicalJson } from '#core/platform/json/canonical-json.pure.ts';
import { hashOf } from './content-hash.ts';
import type { RevisionSource } from './revision-sources.pure.ts';

/** What was published, and by whom. It never changes. */
export interface Revision {
  revision: bigint;
  /** Names a state of the documents, as steps of drafts have one too. */
  rev: bigint;
  /** The hash of its documents. */
  tree: string;
  schemaVersion: number;
  authorId: bigint | null;
  source: RevisionSource;
  note: string;
  /** How many documents differ from the revision before. */
  changes: number;
  publishedAt: Date;
  /** Of the revision before; empty for the first. */
  previousHash: string;
  hash: string;
}

type Hashed = Omit<Revision, 'rev' | 'hash'> & { instanceId: number };

/** Stands for all that a revision says and for those before it: one changed line breaks the chain. */
export function hashOfRevision(revision: Hashed): string {
  const { authorId, publishedAt } = revision;
  return hashOf(
    canonicalJson([
      'revision/1',
      revision.previousHash,
      revision.instanceId,
      String(revision.revision),
      revision.tree,
      revision.schemaVersion,
      authorId === null ? null : String(authorId),
      revision.source,
      revision.note,
      revision.changes,
      publishedAt.toISOString(),
    ]),
  );
}
