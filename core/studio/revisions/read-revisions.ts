import type { z } from 'zod';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { differenceOfSets } from '#core/studio/documents/merge-sets.ts';
import { readSet, readSets } from '#core/tenancy/revisions/contents.ts';
import { DOCUMENT_KINDS } from '#instance-schema/document-kinds.ts';
import * as store from '#core/tenancy/revisions/read-revisions.ts';
import type {
  Revision,
  revisionDifferenceAnswer,
  revisionDocumentsAnswer,
  revisionsAnswer,
  revisionsQuery,
} from './revision.contract.ts';
import { showRevision, showRevisions } from './show-revision.ts';

const PER_PAGE = 50;

interface Of {
  instanceId: number;
}

/** What was published, the latest first. */
export function listRevisions(
  { db }: Pick<Deps, 'db'>,
  { instanceId }: Of,
  { cursor }: z.output<typeof revisionsQuery>,
): Promise<z.output<typeof revisionsAnswer>> {
  return db.read(instanceId, async (trx) => {
    const before = cursor === undefined ? undefined : BigInt(cursor);
    const [published, found] = await Promise.all([
      store.getPublished(trx, instanceId),
      store.listRevisions(trx, { instanceId, before, most: PER_PAGE + 1 }),
    ]);
    const revisions = found.slice(0, PER_PAGE);
    const asked = { instanceId, revisions, published: published.revision };
    const last = found.length > PER_PAGE ? revisions.at(-1) : undefined;
    return {
      data: await showRevisions(trx, asked),
      meta: { next: last ? String(last.revision) : null },
    };
  });
}

export function getRevision(
  { db }: Pick<Deps, 'db'>,
  { instanceId }: Of,
  number: bigint,
): Promise<Revision> {
  return db.read(instanceId, async (trx) => {
    const [published, revision] = await Promise.all([
      store.getPublished(trx, instanceId),
      store.getRevision(trx, { instanceId, revision: number }),
    ]);
    return showRevision(trx, { instanceId, revision, published: published.revision });
  });
}

export function listRevisionDocuments(
  { db }: Pick<Deps, 'db'>,
  { instanceId }: Of,
  number: bigint,
): Promise<z.output<typeof revisionDocumentsAnswer>> {
  return db.read(instanceId, async (trx) => {
    const { tree } = await store.getRevision(trx, { instanceId, revision: number });
    const documents = await readSet(trx, instanceId, tree);
    const data = DOCUMENT_KINDS.flatMap((kind) =>
      documents
        .filter((document) => document.kind === kind)
        .map(({ key, body }, position) => ({ kind, key, position, body: { ...body } })),
    );
    return { data };
  });
}

/** What a revision changed; the first of all has changed everything. */
export function getRevisionDifference(
  { db }: Pick<Deps, 'db'>,
  { instanceId }: Of,
  asked: { number: bigint; against: bigint | undefined },
): Promise<z.output<typeof revisionDifferenceAnswer>> {
  const { number, against = number - 1n } = asked;
  return db.read(instanceId, async (trx) => {
    const after = await store.getRevision(trx, { instanceId, revision: number });
    const before = await treeAgainst(trx, { instanceId, revision: against });
    // Of the first, all is new.
    const sets = await readSets(trx, instanceId, {
      after: after.tree,
      before: before ?? after.tree,
    });
    const fields = differenceOfSets(before === undefined ? [] : sets.before, sets.after);
    return {
      data: fields.map(({ kind, key, pointer, base, mine }) => ({
        ...{ kind, key, pointer },
        ...(base !== undefined && { before: base }),
        ...(mine !== undefined && { after: mine }),
      })),
    };
  });
}

/** There is nothing before the first. */
async function treeAgainst(
  trx: Trx,
  asked: { instanceId: number; revision: bigint },
): Promise<string | undefined> {
  if (asked.revision === 0n) return undefined;
  if (asked.revision < 0n) throw new AppError('not_found');
  return (await store.getRevision(trx, asked)).tree;
}
