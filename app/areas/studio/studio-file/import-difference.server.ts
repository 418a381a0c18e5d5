import type { FieldDifference } from '#core/studio/drafts/draft.contract.ts';
import { differenceInWords } from '#app/areas/studio/difference/difference-in-words.server.ts';
import { isRecord, type StudioDocument } from '#app/areas/studio/report/places.ts';

interface Imported {
  changes: readonly FieldDifference[];
  draft: readonly StudioDocument[];
  locale: string;
}

/** What a file would change in the draft, as people read it. */
export function importDifference({ changes, draft, locale }: Imported) {
  const added = changes.flatMap((change): StudioDocument[] => {
    const { kind, key, pointer, after: body } = change;
    return pointer === '' && isRecord(body) ? [{ kind, key, body }] : [];
  });
  const after = [...draft, ...added];
  return differenceInWords({ differences: changes, before: draft, after, locale });
}
