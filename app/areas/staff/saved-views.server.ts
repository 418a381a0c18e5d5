import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import type { SavedList } from '#core/back-office/views/saved-lists.pure.ts';
import { saveViewBody, savedViewPath } from '#core/back-office/views/saved-view.contract.ts';
import { VIEW_OPERATIONS } from '#core/back-office/views/saved-view.operations.ts';
import { readColumns } from '#core/platform/lists/list-columns.pure.ts';
import { isRefusal } from '#app/lib/core/core.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { parseForm, refuseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';
import { queryOf } from './list-address.ts';

/** Of one list: which it is, and where it is shown. */
interface ViewsOfList {
  list: SavedList;
  pathOf: (query: Record<string, string>) => string;
}

const { q, sort, columns } = saveViewBody.shape;
const place = z.object({ q, sort, columns });
const onPage = place.extend({ cursor: z.string().max(1_500).optional() });
const FORMS = {
  saveView: saveViewBody,
  removeView: place.extend(savedViewPath.shape),
  chooseColumns: onPage,
  usualColumns: onPage,
};

const isFormName = (name: unknown): name is keyof typeof FORMS =>
  typeof name === 'string' && Object.hasOwn(FORMS, name);

/** The forms about searches that are kept, and about columns; each leads back to where it was sent from. */
export async function changeViews(asked: ActionFunctionArgs, of: ViewsOfList) {
  return changeViewsBy(await readForm(asked.request), asked, of);
}

/** The same for a form that was read already. */
export async function changeViewsBy(
  form: FormData,
  { context }: Pick<ActionFunctionArgs, 'context'>,
  { list, pathOf }: ViewsOfList,
) {
  const { core, flash, locale } = context;
  const { save, remove, choose } = VIEW_OPERATIONS[list];
  const name = form.get('form');
  if (!isFormName(name)) throw new Response(null, { status: 400 });
  const submission = parseForm(form, { schema: FORMS[name], locale });
  if (submission.status !== 'success') return replyToForm(submission);
  const { value } = submission;
  const chosen = name === 'chooseColumns' ? chosenIn(form) : undefined;
  try {
    if ('viewId' in value) await core.call(remove, { params: { viewId: value.viewId } });
    else if ('name' in value) await core.call(save, { body: value });
    else await core.call(choose, { body: chosen === undefined ? {} : { columns: chosen } });
    flash.leave('saved');
  } catch (error) {
    const isGone = isRefusal(error, 404);
    if (!isGone) return refuseForm(submission, { error, locale });
    flash.leave('notSaved');
  }
  const isOnPage = name === 'chooseColumns' || name === 'usualColumns';
  const cursor = 'cursor' in value ? value.cursor : undefined;
  const back = { q: value.q, sort: value.sort, columns: isOnPage ? chosen : value.columns };
  return redirect(pathOf({ ...queryOf(back), ...(cursor !== undefined && { cursor }) }), 303);
}

const chosenIn = (form: FormData): string | undefined =>
  readColumns(form.getAll('column').map(String).join(','));
