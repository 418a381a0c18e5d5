import type { z } from 'zod';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError, type FieldProblems } from '#core/errors.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { applyChanges } from '#core/studio/documents/apply-changes.ts';
import { mergeSets, type FieldOfDocuments } from '#core/studio/documents/merge-sets.ts';
import { numberNew } from './number-new.ts';
import { readSets } from '#core/tenancy/revisions/contents.ts';
import {
  identityOf,
  type DocumentSet,
  type KeptDocument,
} from '#core/tenancy/revisions/document-set.ts';
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
    const numbered = await numberNew(trx, { ...state.owner, changes, seen, head });
    const { documents: mine, touched } = applyChanges(seen, numbered, head);
    const merged = mergeSets({ base: seen, mine, theirs: head }, () => 'mine');
    refuseConflicts(merged.fields);
    const { documents } = merged;
    const named = touched.map((document) => nowNamed(document, documents));
    const step = { documents, known: head, base: state.base, touched: named, now };
    const next = await takeStep(trx, state, { ...step, did: 'saved' });
    const data = await showDraft(trx, next, { mine: documents, base });
    return { data, meta: { keys: named.map(({ key }) => key) } };
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

/** As it is called after the change; what was removed keeps the key that it had. */
function nowNamed(document: KeptDocument, documents: DocumentSet): KeptDocument {
  return documents.find((one) => identityOf(one) === identityOf(document)) ?? document;
}

/** Each field that was changed here and, to something else, in the meantime. */
function refuseConflicts(found: readonly FieldOfDocuments[]): void {
  const conflicts = found.filter(({ isConflict }) => isConflict);
  if (conflicts.length === 0) return;
  const fields: FieldProblems = {};
  for (const { kind, key, pointer } of conflicts) {
    fields[[kind, key, ...pointerKeys(pointer)].join('.')] = [{ code: 'changed_meanwhile' }];
  }
  throw new AppError('draft_conflict', { fields });
}
