import { redirect, type AppLoadContext } from '@remix-run/node';
import { saveDraft } from '#core/studio/drafts/draft.operations.ts';
import type { DraftChange } from '#core/studio/drafts/draft.contract.ts';
import { CoreError } from '#app/lib/core/core.server.ts';

/** Saves what a button of a list means, and leads back to it. */
export async function changeList(
  { core, flash }: AppLoadContext,
  { rev, changes, place }: { rev: number; changes: DraftChange[]; place: string },
) {
  try {
    if (changes.length > 0) await core.call(saveDraft, { body: { rev, changes } });
  } catch (error) {
    if (!(error instanceof CoreError) || error.status >= 500) throw error;
    // In another window the list has become another one, which the page that follows shows.
    flash.leave('notSaved');
  }
  return redirect(place, 303);
}
