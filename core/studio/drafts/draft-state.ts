import type { Trx } from '#core/platform/db/database.ts';
import { AppError } from '#core/errors.ts';
import { readSets } from '#core/tenancy/revisions/contents.ts';
import type { DocumentSet } from '#core/tenancy/revisions/document-set.ts';
import {
  findRevisionOf,
  getPublished,
  getRevision,
} from '#core/tenancy/revisions/read-revisions.ts';
import type { Revision } from '#core/tenancy/revisions/revision.ts';
import {
  findOpenDraft,
  findStep,
  lockOrOpenDraft,
  type DraftOwner,
  type DraftRow,
  type StepRow,
} from './studio-draft.store.ts';

/** What somebody's draft shows. Without a step of their own that is what is public. */
export interface DraftState {
  owner: DraftOwner;
  published: Revision;
  /** Absent until something was saved. */
  draft: DraftRow | undefined;
  head: StepRow | undefined;
  /** Names what it shows. */
  rev: bigint;
  tree: string;
  /** The revision that it is compared with. */
  base: Revision;
}

export async function readState(trx: Trx, owner: DraftOwner): Promise<DraftState> {
  const [published, draft] = await Promise.all([
    getPublished(trx, owner.instanceId),
    findOpenDraft(trx, owner),
  ]);
  return stateOf(trx, { owner, published, draft });
}

/** The same, so that nobody else changes the draft until the transaction ends. */
export async function lockState(
  trx: Trx,
  owner: DraftOwner,
  now: Date,
): Promise<DraftState & { draft: DraftRow }> {
  const draft = await lockOrOpenDraft(trx, owner, now);
  const published = await getPublished(trx, owner.instanceId);
  return { ...(await stateOf(trx, { owner, published, draft })), draft };
}

async function stateOf(
  trx: Trx,
  { owner, published, draft }: Pick<DraftState, 'owner' | 'published' | 'draft'>,
): Promise<DraftState> {
  const head = draft && draft.head !== null ? await findStep(trx, owner, draft.head) : undefined;
  const known = { owner, published, draft, head };
  if (!head) return { ...known, rev: published.rev, tree: published.tree, base: published };
  const { instanceId } = owner;
  const base =
    head.base_revision === published.revision
      ? published
      : await getRevision(trx, { instanceId, revision: head.base_revision });
  return { ...known, rev: head.rev, tree: head.tree, base };
}

/** The documents that a form was made from; undefined where its `rev` names none. */
export async function treeAt(
  trx: Trx,
  owner: DraftOwner,
  rev: bigint,
): Promise<string | undefined> {
  const step = await findStep(trx, owner, rev);
  if (step) return step.tree;
  const revision = await findRevisionOf(trx, { instanceId: owner.instanceId, rev });
  return revision?.tree;
}

export interface DraftSets {
  mine: DocumentSet;
  base: DocumentSet;
}

export function readDraftSets(trx: Trx, { owner, tree, base }: DraftState): Promise<DraftSets> {
  return readSets(trx, owner.instanceId, { mine: tree, base: base.tree });
}

/** Refuses a step from what is no longer there. */
export function requireRev({ rev }: DraftState, seen: number | undefined): void {
  if (seen === undefined) {
    throw new AppError('validation_failed', { fields: { rev: [{ code: 'required' }] } });
  }
  if (rev !== BigInt(seen)) throw new AppError('draft_conflict');
}
