import { redirect, type ActionFunctionArgs, type AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { createRoleBody } from '#core/accounts/roles/role.contract.ts';
import { changeRole, createRole, removeRole } from '#core/accounts/roles/role.operations.ts';
import { isRefusal } from '#app/lib/core/core.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { parseForm, refuseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';

/** Boxes of which none is ticked are not sent. */
const fields = createRoleBody.extend({
  permissions: createRoleBody.shape.permissions.default([]),
});
/** How the role is called so far. */
const role = z.string().min(1).max(100);

/** The forms of the page by what they send as `form`. */
const FORMS = {
  create: { schema: fields, send: create },
  change: { schema: fields.extend({ role }), send: change },
  remove: { schema: z.object({ role }), send: remove },
} as const;

type Fields = z.output<typeof fields>;

async function create({ core }: AppLoadContext, body: Fields): Promise<void> {
  await core.call(createRole, { body });
}

async function change(
  { core }: AppLoadContext,
  { role: name, ...body }: Fields & { role: string },
): Promise<void> {
  await core.call(changeRole, { params: { name }, body });
}

async function remove({ core }: AppLoadContext, { role: name }: { role: string }): Promise<void> {
  await core.call(removeRole, { params: { name } });
}

/** One of the forms, whichever it is. */
interface AnyForm {
  schema: z.ZodType<object, object>;
  send(context: AppLoadContext, value: object): Promise<void>;
}

export async function changeRoles({ context, request }: ActionFunctionArgs) {
  const { locale, flash } = context;
  const form = await readForm(request);
  const name = form.get('form');
  if (typeof name !== 'string' || !Object.hasOwn(FORMS, name)) {
    throw new Response(null, { status: 400 });
  }
  // The value that a form sends is the one that its own schema has read.
  const { schema, send } = FORMS[name as keyof typeof FORMS] as AnyForm;
  const submission = parseForm(form, { schema, locale });
  if (submission.status !== 'success') return replyToForm(submission);
  try {
    await send(context, submission.value);
    flash.leave('saved');
  } catch (error) {
    const isGone = isRefusal(error, 404);
    if (!isGone) return refuseForm(submission, { error, locale });
    // Somebody else was quicker; the list says how.
    flash.leave('notSaved');
  }
  return redirect(pagePath('staff/roles'), 303);
}
