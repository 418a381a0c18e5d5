import { redirect, type AppLoadContext } from '@remix-run/node';
import { CoreError } from '#app/lib/core/core.server.ts';
import { notFound } from '#app/lib/http/responses.ts';
import type { FlashKey } from '#app/lib/session/flash.ts';

interface Change {
  work: Promise<unknown>;
  done: FlashKey;
  /** Where it leads, and where it leads when the draft went on in another window. */
  to: string;
  back: string;
}

/** A change of the draft that is a mere button: it is done, or the draft is shown as it is now. */
export async function changeDraft(
  { flash }: Pick<AppLoadContext, 'flash'>,
  { work, done, to, back }: Change,
) {
  try {
    await work;
    flash.leave(done);
    return redirect(to, 303);
  } catch (error) {
    if (!(error instanceof CoreError)) throw error;
    if (error.status === 404) throw notFound('page');
    if (error.code !== 'draft_conflict') throw error;
    flash.leave('draftMoved');
    return redirect(back, 303);
  }
}
