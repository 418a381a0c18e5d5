import type { Trx } from '#core/platform/db/database.ts';
import { keepSet } from '#core/tenancy/revisions/contents.ts';
import {
  treeOf,
  type DocumentSet,
  type KeptDocument,
} from '#core/tenancy/revisions/document-set.ts';
import type { Revision } from '#core/tenancy/revisions/revision.ts';
import type { DraftState } from './draft-state.ts';
import { insertStep, type DraftRow } from './studio-draft.store.ts';
import type { StepKind } from './studio-draft.tables.ts';

export interface NewStep {
  documents: DocumentSet;
  /** What is kept already, so that it need not be written again. */
  known: DocumentSet;
  base: Revision;
  did: StepKind;
  touched: readonly Pick<KeptDocument, 'kind' | 'key'>[];
  now: Date;
}

/** A step from what the draft shows; none where it would show the same on the same base. */
export async function takeStep<State extends DraftState & { draft: DraftRow }>(
  trx: Trx,
  state: State,
  { documents, known, base, did, touched, now }: NewStep,
): Promise<State> {
  const isSameBase = state.base.revision === base.revision;
  if (treeOf(documents).hash === state.tree && isSameBase) return state;
  const { instanceId } = state.owner;
  const tree = await keepSet(trx, instanceId, { documents, known });
  const head = await insertStep(trx, state.draft, {
    base_revision: base.revision,
    ...{ tree, did, at: now },
    documents: JSON.stringify(named(touched)),
  });
  const draft = { ...state.draft, head: head.rev, updated_at: now };
  return { ...state, draft, head, rev: head.rev, tree, base };
}

/** Each document once. */
function named(touched: NewStep['touched']): { kind: string; key: string }[] {
  const once = new Map(touched.map(({ kind, key }) => [`${kind} ${key}`, { kind, key }]));
  return [...once.values()];
}
