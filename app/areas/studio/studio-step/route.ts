import type { ActionFunctionArgs } from '@remix-run/node';
import { redoDraft, undoDraft } from '#core/studio/drafts/draft.operations.ts';
import { changeDraft } from '#app/areas/studio/change-draft.server.ts';
import { readRev } from '#app/areas/studio/rev.server.ts';
import { studioPlace } from '#app/areas/studio/studio-place.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { notFound } from '#app/lib/http/responses.ts';

/** Nothing is to be seen here. */
export function loader() {
  throw notFound('page');
}

/** One step back or forward, and back to the page that asked for it. */
export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const place = studioPlace(form.get('returnTo'));
  const body = { rev: readRev(form) };
  switch (form.get('do')) {
    case 'undo':
      return changeDraft(context, {
        work: context.core.call(undoDraft, { body }),
        done: 'draftUndone',
        to: place,
        back: place,
      });
    case 'redo':
      return changeDraft(context, {
        work: context.core.call(redoDraft, { body }),
        done: 'draftRedone',
        to: place,
        back: place,
      });
    default:
      throw new Response(null, { status: 400 });
  }
}
