import { redirect, type AppLoadContext } from '@remix-run/node';
import { publishDraft } from '#core/studio/publishing/publishing.operations.ts';
import { restoreRevision } from '#core/studio/revisions/revision.operations.ts';
import { readRev } from '#app/areas/studio/rev.server.ts';
import { CoreError } from '#app/lib/core/core.server.ts';
import { notFound } from '#app/lib/http/responses.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';

/** What is one of these was done meanwhile: the page that follows shows what is public now. */
const MEANWHILE: ReadonlySet<string | undefined> = new Set([
  'draft_conflict',
  'base_moved',
  'nothing_changed',
]);

/** Makes public again what was public before, in two steps as anybody could take them. */
export async function undoPublication({ core, flash, locale }: AppLoadContext, form: FormData) {
  const [rev, number, before] = [readRev(form), readRev(form, 'revision'), readRev(form, 'before')];
  const t = textsOf(locale).getFixedT(locale, 'studio');
  try {
    const params = { revision: String(before) };
    const { data: draft } = await core.call(restoreRevision, { params, body: { rev } });
    const body = {
      rev: draft.rev,
      // Only while nobody else has published since.
      base_revision: number,
      note: t('done.undoNote', { number }),
    };
    // The same for each try: a second press finds it done.
    const key = `undo-publication-${number}-${rev}`;
    const { data } = await core.call(publishDraft, { key, body });
    return redirect(pagePath('studio/publish', {}, { done: data.revision }), 303);
  } catch (error) {
    if (!(error instanceof CoreError)) throw error;
    if (error.status === 404) throw notFound('page');
    if (error.status >= 500) throw error;
    flash.leave(MEANWHILE.has(error.code) ? 'draftMoved' : 'notSaved');
    return redirect(pagePath('studio/publish'), 303);
  }
}
