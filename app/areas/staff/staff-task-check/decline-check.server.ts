import { redirect, type AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { declineCheckForm } from '#core/growth/tasks/staff/decline-check.contract.ts';
import { declineCheck } from '#core/growth/tasks/staff/decline-check.operations.ts';
import { isRefusal } from '#app/lib/core/core.server.ts';
import { patiently } from '#app/lib/core/patiently.server.ts';
import { formConstraint } from '#app/lib/forms/form-constraint.server.ts';
import { parseForm, refuseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';

const DECLINE = declineCheckForm.extend({ key: z.uuid() });

export type DeclineInput = z.input<typeof DECLINE>;

export const declineConstraint = () => formConstraint(DECLINE);

interface Sent {
  id: string;
  form: FormData;
}

/** Declines it; who comes too late is told of it. */
export async function declineTask(context: AppLoadContext, { id, form }: Sent) {
  const { core, flash, locale } = context;
  const submission = parseForm(form, { schema: DECLINE, locale });
  if (submission.status !== 'success') return replyToForm(submission);
  const { key, reason } = submission.value;
  const here = (query = {}) => pagePath('staff/tasks/:id', { id }, query);
  try {
    await patiently(() =>
      core.call(declineCheck, { params: { checkId: id }, key, body: { reason } }),
    );
  } catch (error) {
    const isLate = isRefusal(error, 'already_decided');
    if (isLate) return redirect(here({ meanwhile: '1' }), 303);
    return refuseForm(submission, { error, locale });
  }
  flash.leave('saved');
  return redirect(here(), 303);
}
