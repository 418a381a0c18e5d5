import { redirect, type AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { refuseTrialForm } from '#core/growth/free-trials/staff/decide-trial.contract.ts';
import {
  approveFreeTrial,
  refuseFreeTrial,
} from '#core/growth/free-trials/staff/decide-trial.operations.ts';
import type { TrialDeed } from '#core/growth/free-trials/trial-status.pure.ts';
import { isRefusal } from '#app/lib/core/core.server.ts';
import { patiently } from '#app/lib/core/patiently.server.ts';
import { formConstraint } from '#app/lib/forms/form-constraint.server.ts';
import { parseForm, refuseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';

const key = z.uuid();

const FORMS = {
  approve: z.object({ key }),
  refuse: refuseTrialForm.extend({ key }),
} as const satisfies Record<TrialDeed, z.ZodType>;

export type RefuseInput = z.input<typeof FORMS.refuse>;

export const refuseConstraint = () => formConstraint(FORMS.refuse);

export const isDeed = (name: unknown): name is TrialDeed =>
  typeof name === 'string' && Object.hasOwn(FORMS, name);

interface Sent {
  id: string;
  form: FormData;
}

/** Decides; a colleague who was quicker is told of. */
export async function decideTrial(context: AppLoadContext, deed: TrialDeed, { id, form }: Sent) {
  const { core, flash, locale } = context;
  const submission = parseForm(form, { schema: FORMS[deed], locale });
  if (submission.status !== 'success') return replyToForm(submission);
  const { key: own, ...said } = submission.value;
  const reason = 'reason' in said ? said.reason : undefined;
  const here = (query = {}) => pagePath('staff/free-trials/:id', { id }, query);
  try {
    await patiently(() =>
      deed === 'approve'
        ? core.call(approveFreeTrial, { params: { id }, key: own })
        : core.call(refuseFreeTrial, { params: { id }, key: own, body: { reason } }),
    );
  } catch (error) {
    const isLate = isRefusal(error, 'already_decided');
    if (isLate) return redirect(here({ meanwhile: '1' }), 303);
    return refuseForm(submission, { error, locale });
  }
  flash.leave('saved');
  return redirect(here(), 303);
}
