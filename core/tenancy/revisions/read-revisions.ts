import type { Trx } from '#core/platform/db/database.ts';
import { AppError, invariant } from '#core/errors.ts';
import { readSet } from './contents.ts';
import type { DocumentSet } from './document-set.ts';
import type { Revision } from './revision.ts';
import {
  findByNumber,
  findByRev,
  findPublished,
  readByAuthor,
  readRevisions,
  readTreesOf,
} from './revision.store.ts';

/** The revision that is public. */
export async function getPublished(trx: Trx, instanceId: number): Promise<Revision> {
  const published = await findPublished(trx, instanceId);
  invariant(published, 'an instance is published with its first revision');
  return published;
}

export interface PublishedSet {
  revision: Revision;
  documents: DocumentSet;
}

/** What is public, with its documents; undefined before the first publication. */
export async function findPublishedSet(
  trx: Trx,
  instanceId: number,
): Promise<PublishedSet | undefined> {
  const revision = await findPublished(trx, instanceId);
  return revision && { revision, documents: await readSet(trx, instanceId, revision.tree) };
}

export async function getRevision(
  trx: Trx,
  asked: { instanceId: number; revision: bigint },
): Promise<Revision> {
  const revision = await findByNumber(trx, asked);
  if (!revision) throw new AppError('not_found');
  return revision;
}

/** By the name of its state. */
export function findRevisionOf(
  trx: Trx,
  asked: { instanceId: number; rev: bigint },
): Promise<Revision | undefined> {
  return findByRev(trx, asked);
}

/** The latest first. */
export function listRevisions(
  trx: Trx,
  asked: { instanceId: number; before?: bigint | undefined; most: number },
): Promise<Revision[]> {
  return readRevisions(trx, asked);
}

/** What somebody has published, the oldest first. */
export function listRevisionsBy(
  trx: Trx,
  asked: { instanceId: number; authorId: bigint; after: bigint; most: number },
): Promise<Revision[]> {
  return readByAuthor(trx, asked);
}

/** The hash of the documents of each. */
export async function treesOfRevisions(
  trx: Trx,
  instanceId: number,
  revisions: readonly bigint[],
): Promise<ReadonlyMap<bigint, string>> {
  if (revisions.length === 0) return new Map();
  const rows = await readTreesOf(trx, instanceId, [...new Set(revisions)]);
  return new Map(rows.map(({ revision, tree }) => [revision, tree]));
}
