import type { Trx } from '#core/platform/db/database.ts';
import { problemsOf } from '#core/studio/documents/document-problems.ts';
import {
  identityOf,
  type DocumentSet,
  type KeptDocument,
} from '#core/tenancy/revisions/document-set.ts';
import { movedBetween } from '#core/tenancy/revisions/moved-among.ts';
import type { Draft } from './draft.contract.ts';
import { readDraftSets, type DraftSets, type DraftState } from './draft-state.ts';
import { findNext } from './studio-draft.store.ts';

/** The draft as it is told, of sets that were read already or are read now. */
export async function showDraft(trx: Trx, state: DraftState, sets?: DraftSets): Promise<Draft> {
  const { mine, base } = sets ?? (await readDraftSets(trx, state));
  const { draft, head, published } = state;
  const next = draft && (await findNext(trx, draft));
  return {
    rev: Number(state.rev),
    base_revision: Number(state.base.revision),
    published_revision: Number(published.revision),
    is_behind: state.base.revision !== published.revision,
    can_undo: head !== undefined,
    can_redo: next !== undefined,
    changes: changesOf(base, mine),
    updated_at: head ? (draft?.updated_at.toISOString() ?? null) : null,
  };
}

/** Which documents differ, and how many problems each has. */
export function changesOf(base: DocumentSet, mine: DocumentSet): Draft['changes'] {
  const before = new Map(base.map((document) => [identityOf(document), document]));
  const after = new Set(mine.map(identityOf));
  const moved = movedBetween(base, mine);
  const problems = problemsOf(mine);
  const present = mine.flatMap((document) => {
    const identity = identityOf(document);
    const change =
      changeOf(before.get(identity), document) ??
      (moved.has(identity) ? ('moved' as const) : undefined);
    if (!change) return [];
    const { kind, key } = document;
    return [{ kind, key, change, problems: problems.get(identity)?.length ?? 0 }];
  });
  const removed = base
    .filter((document) => !after.has(identityOf(document)))
    .map(({ kind, key }) => ({ kind, key, change: 'removed' as const, problems: 0 }));
  return [...present, ...removed];
}

/** What became of one document. */
export function changeOf(
  before: KeptDocument | undefined,
  after: KeptDocument,
): 'added' | 'changed' | undefined {
  if (!before) return 'added';
  return before.hash === after.hash ? undefined : 'changed';
}
