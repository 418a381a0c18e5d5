import type { z } from 'zod';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError, type FieldProblems } from '#core/errors.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { joinChanges } from '#core/studio/documents/join-changes.ts';
import type { FieldOfDocuments } from '#core/studio/documents/merge-sets.ts';
import { numberNew, type GiveNumber } from './number-new.ts';
import { readSets } from '#core/tenancy/revisions/contents.ts';
import type { DocumentSet } from '#core/tenancy/revisions/document-set.ts';
import { numberDocument } from '#core/tenancy/revisions/number-document.ts';
import { pointerKeys } from '#instance-schema/json-pointer.ts';
import type { saveDraftBody, savedDraftAnswer } from './draft.contract.ts';
import { lockState, treeAt, type DraftState } from './draft-state.ts';
import { ownerOf } from './get-draft.ts';
import { showDraft } from './show-draft.ts';
import { takeStep } from './take-step.ts';

/** Saves what a form changed, valid or not, also beside changes that it has not seen. */
export function saveDraft(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: CustomerCaller,
  { rev, changes }: z.output<typeof saveDraftBody>,
): Promise<z.output<typeof savedDraftAnswer>> {
  return db.inInstance(caller.instanceId, async (trx) => {
    const now = clock.now();
    const state = await lockState(trx, ownerOf(caller), now);
    const { seen, head, base } = await readSeen(trx, state, BigInt(rev));
    const { instanceId } = caller;
    const giveNumber: GiveNumber = (asked) => numberDocument(trx, { instanceId, ...asked });
    const numbered = await numberNew(giveNumber, { changes, seen, head });
    const joined = joinChanges({ seen, head, changes: numbered });
    refuseConflicts(joined.conflicts);
    const { documents, touched } = joined;
    const step = { documents, known: head, base: state.base, touched, now };
    const next = await takeStep(trx, state, { ...step, did: 'saved' });
    const data = await showDraft(trx, next, { mine: documents, base });
    return { data, meta: { keys: touched.map(({ key }) => key) } };
  });
}

interface Seen {
  /** What the form was made from. */
  seen: DocumentSet;
  /** What the draft shows now. */
  head: DocumentSet;
  base: DocumentSet;
}

async function readSeen(trx: Trx, state: DraftState, rev: bigint): Promise<Seen> {
  const tree = rev === state.rev ? state.tree : await treeAt(trx, state.owner, rev);
  if (tree === undefined) throw new AppError('draft_conflict');
  return readSets(trx, state.owner.instanceId, {
    ...{ seen: tree, head: state.tree, base: state.base.tree },
  });
}

/** Each field that was changed here and, to something else, in the meantime. */
function refuseConflicts(conflicts: readonly FieldOfDocuments[]): void {
  if (conflicts.length === 0) return;
  const fields: FieldProblems = {};
  for (const { kind, key, pointer } of conflicts) {
    fields[[kind, key, ...pointerKeys(pointer)].join('.')] = [{ code: 'changed_meanwhile' }];
  }
  throw new AppError('draft_conflict', { fields });
}
