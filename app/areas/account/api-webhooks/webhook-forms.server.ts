import { redirect, type AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { setBalanceMark } from '#core/billing/ledger/ledger.operations.ts';
import { balanceMarkBody } from '#core/billing/ledger/mark/balance-mark.contract.ts';
import {
  webhookConstraints,
  webhookHandlers,
  type WebhookHandle,
} from '#app/components/webhooks/webhook-forms.server.ts';
import { formConstraint } from '#app/lib/forms/form-constraint.server.ts';
import { handlerIn } from '#app/lib/forms/handler-in.ts';
import { parseForm, refuseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';

const MARK = z.object({ below: balanceMarkBody.shape.below.unwrap().optional() });
export type MarkValues = z.input<typeof MARK>;

export const constraints = () => ({ ...webhookConstraints(), mark: formConstraint(MARK) });

const HANDLERS: Readonly<Record<string, WebhookHandle>> = {
  ...webhookHandlers('customer'),
  mark,
};

export const handlerOf = (form: FormData) => handlerIn(HANDLERS, form);

async function mark({ core, locale, flash }: AppLoadContext, form: FormData) {
  const submission = parseForm(form, { schema: MARK, locale, amounts: ['below'] });
  if (submission.status !== 'success') return replyToForm(submission);
  try {
    await core.call(setBalanceMark, { body: { below: submission.value.below ?? null } });
  } catch (error) {
    return refuseForm(submission, { error, locale });
  }
  flash.leave('saved');
  return redirect(pagePath('api/webhooks'), 303);
}
