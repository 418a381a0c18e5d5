import { redirect, type ActionFunctionArgs, type AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { saveViewBody, savedViewPath } from '#core/back-office/views/saved-view.contract.ts';
import { CoreError } from '#app/lib/core/core.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { parseForm, refuseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';

type Core = AppLoadContext['core'];

/** Of one list: how its searches are kept and forgotten, and where they are shown. */
interface Views {
  save: (core: Core, body: z.output<typeof saveViewBody>) => Promise<unknown>;
  remove: (core: Core, params: z.output<typeof savedViewPath>) => Promise<unknown>;
  pathOf: (query: Record<string, string>) => string;
}

const place = z.object({ q: saveViewBody.shape.q, sort: saveViewBody.shape.sort });
const removal = place.extend(savedViewPath.shape);

/** The forms about searches that are kept; each leads back to the search it was sent from. */
export async function changeViews(
  { context, request }: ActionFunctionArgs,
  { save, remove, pathOf }: Views,
) {
  const { core, flash, locale } = context;
  const form = await readForm(request);
  const name = form.get('form');
  if (name !== 'saveView' && name !== 'removeView') throw new Response(null, { status: 400 });
  const schema = name === 'saveView' ? saveViewBody : removal;
  const submission = parseForm(form, { schema, locale });
  if (submission.status !== 'success') return replyToForm(submission);
  const { value } = submission;
  try {
    await ('viewId' in value ? remove(core, { viewId: value.viewId }) : save(core, value));
    flash.leave('saved');
  } catch (error) {
    const isGone = error instanceof CoreError && error.status === 404;
    if (!isGone) return refuseForm(submission, { error, locale });
    flash.leave('notSaved');
  }
  const { q, sort } = value;
  return redirect(pathOf({ ...(q !== '' && { q }), ...(sort !== undefined && { sort }) }), 303);
}
