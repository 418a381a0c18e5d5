import type { FieldOfDocuments } from '#core/studio/documents/merge-sets.ts';
import type { FieldDifference } from '#core/studio/drafts/draft.contract.ts';

/** A field that differs between two sets, as it is told. */
export function showDifference({
  kind,
  key,
  pointer,
  base,
  mine,
}: FieldOfDocuments): FieldDifference {
  return {
    ...{ kind, key, pointer },
    ...(base !== undefined && { before: base }),
    ...(mine !== undefined && { after: mine }),
  };
}
