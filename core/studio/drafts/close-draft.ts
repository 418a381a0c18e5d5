import type { Trx } from '#core/platform/db/database.ts';
import { endDraft, endDraftAt, type DraftOwner, type DraftRow } from './studio-draft.store.ts';

/** Ends a draft that was published; its steps stay. */
export function closeDraft(trx: Trx, draft: DraftRow, now: Date): Promise<void> {
  return endDraft(trx, draft, { ended: 'published', now });
}

/** The same later, if it still shows what has become public by now. */
export function closeDraftAt(
  trx: Trx,
  owner: DraftOwner,
  { head, now }: { head: bigint; now: Date },
): Promise<void> {
  return endDraftAt(trx, owner, { head, now });
}
