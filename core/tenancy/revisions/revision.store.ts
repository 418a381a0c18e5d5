import type { Selectable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { Revision } from './revision.ts';
import type { InstanceRevisionsTable } from './revision.tables.ts';

const ofInstance = (trx: Trx, instanceId: number) =>
  trx.selectFrom('instance_revisions').selectAll().where('instance_id', '=', instanceId);

function revisionOf(row: Selectable<InstanceRevisionsTable>): Revision {
  return {
    revision: row.revision,
    rev: row.rev,
    tree: row.tree,
    schemaVersion: row.schema_version,
    authorId: row.author_id,
    source: row.source,
    note: row.note,
    changes: row.changes,
    publishedAt: row.published_at,
    previousHash: row.previous_hash,
    hash: row.hash,
  };
}

/** The one that is public. */
export async function findPublished(trx: Trx, instanceId: number): Promise<Revision | undefined> {
  const row = await trx
    .selectFrom('published_revisions as published')
    .innerJoin('instance_revisions as revisions', (join) =>
      join
        .onRef('revisions.instance_id', '=', 'published.instance_id')
        .onRef('revisions.revision', '=', 'published.revision'),
    )
    .selectAll('revisions')
    .where('published.instance_id', '=', instanceId)
    .executeTakeFirst();
  return row && revisionOf(row);
}

export async function findByNumber(
  trx: Trx,
  { instanceId, revision }: { instanceId: number; revision: bigint },
): Promise<Revision | undefined> {
  const row = await ofInstance(trx, instanceId).where('revision', '=', revision).executeTakeFirst();
  return row && revisionOf(row);
}

export async function findByRev(
  trx: Trx,
  { instanceId, rev }: { instanceId: number; rev: bigint },
): Promise<Revision | undefined> {
  const row = await ofInstance(trx, instanceId).where('rev', '=', rev).executeTakeFirst();
  return row && revisionOf(row);
}

interface ReadRevisionsInput {
  instanceId: number;
  /** Only those before this one; absent for the latest. */
  before?: bigint | undefined;
  most: number;
}

/** The latest first. */
export async function readRevisions(
  trx: Trx,
  { instanceId, before, most }: ReadRevisionsInput,
): Promise<Revision[]> {
  const rows = await ofInstance(trx, instanceId)
    .$if(before !== undefined, (query) => query.where('revision', '<', before ?? 0n))
    .orderBy('revision', 'desc')
    .limit(most)
    .execute();
  return rows.map(revisionOf);
}

/** From the first on. */
export async function pageOfRevisions(
  trx: Trx,
  { instanceId, after, most }: { instanceId: number; after: bigint; most: number },
): Promise<Revision[]> {
  const rows = await ofInstance(trx, instanceId)
    .where('revision', '>', after)
    .orderBy('revision')
    .limit(most)
    .execute();
  return rows.map(revisionOf);
}

/** What somebody has published, the oldest first. */
export async function readByAuthor(
  trx: Trx,
  asked: { instanceId: number; authorId: bigint; after: bigint; most: number },
): Promise<Revision[]> {
  const rows = await ofInstance(trx, asked.instanceId)
    .where('author_id', '=', asked.authorId)
    .where('revision', '>', asked.after)
    .orderBy('revision')
    .limit(asked.most)
    .execute();
  return rows.map(revisionOf);
}

export function readTreesOf(trx: Trx, instanceId: number, revisions: readonly bigint[]) {
  return trx
    .selectFrom('instance_revisions')
    .select(['revision', 'tree'])
    .where('instance_id', '=', instanceId)
    .where('revision', 'in', revisions)
    .execute();
}

export async function insertRevision(
  trx: Trx,
  instanceId: number,
  revision: Omit<Revision, 'rev'>,
): Promise<Revision> {
  const row = await trx
    .insertInto('instance_revisions')
    .values({
      instance_id: instanceId,
      revision: revision.revision,
      tree: revision.tree,
      schema_version: revision.schemaVersion,
      author_id: revision.authorId,
      source: revision.source,
      note: revision.note,
      changes: revision.changes,
      published_at: revision.publishedAt,
      previous_hash: revision.previousHash,
      hash: revision.hash,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return revisionOf(row);
}

export async function pointAt(
  trx: Trx,
  { instanceId, revision }: { instanceId: number; revision: bigint },
): Promise<void> {
  await trx
    .insertInto('published_revisions')
    .values({ instance_id: instanceId, revision })
    .onConflict((conflict) => conflict.column('instance_id').doUpdateSet({ revision }))
    .execute();
}
