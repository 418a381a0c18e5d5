import type { AppLoadContext } from '@remix-run/node';
import { discardDraft, goToDraftStep, reopenDraft } from '#core/studio/drafts/draft.operations.ts';
import { changeDraft } from '#app/areas/studio/change-draft.server.ts';
import { readRev } from '#app/areas/studio/rev.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { handlerIn } from '#app/lib/forms/handler-in.ts';

type Handle = (context: AppLoadContext, form: FormData) => Promise<Response>;

const HERE = pagePath('studio/drafts');

/** What the forms of the page do, by what they send as `form`. Nothing of it loses anything. */
const HANDLERS: Readonly<Record<string, Handle>> = {
  step: (context, form) =>
    changeDraft(context, {
      work: context.core.call(goToDraftStep, {
        params: { rev: String(readRev(form, 'step')) },
        body: { rev: readRev(form) },
      }),
      done: 'draftRestored',
      to: HERE,
      back: HERE,
    }),
  reopen: (context, form) =>
    changeDraft(context, {
      work: context.core.call(reopenDraft, {
        params: { draftId: String(readRev(form, 'draft')) },
        body: { rev: readRev(form) },
      }),
      done: 'draftRestored',
      to: HERE,
      back: HERE,
    }),
  discard: (context, form) =>
    changeDraft(context, {
      work: context.core.call(discardDraft, { body: { rev: readRev(form) } }),
      done: 'draftDiscarded',
      to: HERE,
      back: HERE,
    }),
};

export const handlerOf = (form: FormData) => handlerIn(HANDLERS, form);
