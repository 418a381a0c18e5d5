import { redirect, type AppLoadContext } from '@remix-run/node';
import { refundPayment } from '#core/billing/payments/staff/staff-payment.operations.ts';
import { moneyQuestion } from '#app/areas/staff/money-question.server.ts';
import { parseForm, refuseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { REFUND_FORM } from './decision-forms.server.ts';

/** Asks before anything is given back, and leads to what became of it. */
export async function sendRefund(
  { core, locale }: AppLoadContext,
  form: FormData,
  invoiceId: string,
) {
  const submission = parseForm(form, { schema: REFUND_FORM, locale, amounts: ['amount'] });
  if (submission.status !== 'success') return replyToForm(submission);
  const { key, ...body } = submission.value;
  try {
    await core.call(refundPayment, { params: { invoiceId }, key, body });
  } catch (error) {
    return moneyQuestion(error, form) ?? refuseForm(submission, { error, locale });
  }
  return redirect(pagePath('staff/payments/:id', { id: invoiceId }), 303);
}
