import type { Trx } from '#core/platform/db/database.ts';
import { endDraft, type DraftRow } from './studio-draft.store.ts';

/** Ends a draft that was published or discarded; its steps stay. */
export function closeDraft(
  trx: Trx,
  draft: DraftRow,
  end: { ended: 'published' | 'discarded'; now: Date },
): Promise<void> {
  return endDraft(trx, draft, end);
}
