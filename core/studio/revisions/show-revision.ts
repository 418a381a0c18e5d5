import { listPayers } from '#core/accounts/customers/payer.ts';
import { invariant } from '#core/errors.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Revision } from '#core/tenancy/revisions/revision.ts';
import type { Revision as ShownRevision } from './revision.contract.ts';

interface ShowRevisionsInput {
  instanceId: number;
  revisions: readonly Revision[];
  /** The number of the one that is public. */
  published: bigint;
}

/** Revisions as they are told; an author who has left has no name. */
export async function showRevisions(
  trx: Trx,
  { instanceId, revisions, published }: ShowRevisionsInput,
): Promise<ShownRevision[]> {
  const ids = [...new Set(revisions.flatMap(({ authorId }) => authorId ?? []))];
  const people = ids.length === 0 ? [] : await listPayers(trx, { instanceId, ids });
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return revisions.map((one) => ({
    revision: Number(one.revision),
    published_at: one.publishedAt.toISOString(),
    author:
      one.authorId === null
        ? null
        : { id: Number(one.authorId), name: names.get(one.authorId) ?? '' },
    source: one.source,
    note: one.note,
    schema_version: one.schemaVersion,
    hash: one.hash,
    changes: one.changes,
    is_published: one.revision === published,
  }));
}

export async function showRevision(
  trx: Trx,
  {
    instanceId,
    revision,
    published,
  }: { instanceId: number; revision: Revision; published: bigint },
): Promise<ShownRevision> {
  const [shown] = await showRevisions(trx, { instanceId, revisions: [revision], published });
  invariant(shown, 'every revision is shown');
  return shown;
}
