import type { DraftChange } from '#core/studio/drafts/draft.contract.ts';
import type { DocumentSet, KeptDocument } from '#core/tenancy/revisions/document-set.ts';
import { identityOf } from '#core/tenancy/revisions/document-set.ts';
import { applyChanges } from './apply-changes.ts';
import { mergeSets, type FieldOfDocuments } from './merge-sets.ts';

interface JoinChangesInput {
  /** What the form was made from. */
  seen: DocumentSet;
  /** What the draft shows by now. */
  head: DocumentSet;
  changes: readonly DraftChange[];
}

export interface JoinedChanges {
  documents: DocumentSet;
  /** The document of each change, as it is called now. */
  touched: KeptDocument[];
  /** Fields that were changed in the meantime to something else; then nothing is saved. */
  conflicts: FieldOfDocuments[];
}

/** The changes of a form on top of those that it has not seen. */
export function joinChanges({ seen, head, changes }: JoinChangesInput): JoinedChanges {
  const { documents: mine, touched } = applyChanges(seen, changes, head);
  const { documents, fields } = mergeSets({ base: seen, mine, theirs: head }, () => 'mine');
  const nowNamed = (document: KeptDocument) =>
    documents.find((one) => identityOf(one) === identityOf(document)) ?? document;
  return {
    documents,
    touched: touched.map(nowNamed),
    conflicts: fields.filter(({ isConflict }) => isConflict),
  };
}
