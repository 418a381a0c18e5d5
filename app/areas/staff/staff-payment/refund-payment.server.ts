import { redirect, type AppLoadContext } from '@remix-run/node';
import {
  giveUpRefund,
  refundPayment,
  retryRefund,
  settleReturnedRefunds,
} from '#core/billing/payments/staff/staff-payment.operations.ts';
import { isTakenBack, moneyQuestion } from '#app/areas/staff/money-question.server.ts';
import { isRefusal } from '#app/lib/core/core.server.ts';
import { parseForm, refuseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { FAILED_REFUND_FORM, REFUND_FORM, RETURNED_REFUNDS_FORM } from './decision-forms.server.ts';

/** Asks before anything is given back, and leads to what became of it. */
export async function sendRefund(
  { core, locale }: AppLoadContext,
  form: FormData,
  invoiceId: string,
) {
  const submission = parseForm(form, { schema: REFUND_FORM, locale, amounts: ['amount'] });
  if (submission.status !== 'success') return replyToForm(submission);
  if (isTakenBack(form)) return replyToForm(submission, { status: 200 });
  const { key, ...body } = submission.value;
  try {
    await core.call(refundPayment, { params: { invoiceId }, key, body });
  } catch (error) {
    return moneyQuestion(error, form) ?? refuseForm(submission, { error, locale });
  }
  return redirect(pagePath('staff/payments/:id', { id: invoiceId }), 303);
}

/** Tries a refund again, or gives it up; whoever was first has decided. */
export async function decideFailed({ core }: AppLoadContext, form: FormData, invoiceId: string) {
  const sent = FAILED_REFUND_FORM.safeParse(Object.fromEntries(form));
  if (!sent.success) throw new Response(null, { status: 400 });
  const { key, refund: refundId, decision } = sent.data;
  const operation = decision === 'retry' ? retryRefund : giveUpRefund;
  return decided(core.call(operation, { params: { invoiceId, refundId }, key }), invoiceId);
}

/** Staff have seen to what came back. */
export async function settleReturned({ core }: AppLoadContext, form: FormData, invoiceId: string) {
  const sent = RETURNED_REFUNDS_FORM.safeParse(Object.fromEntries(form));
  if (!sent.success) throw new Response(null, { status: 400 });
  const { key } = sent.data;
  return decided(core.call(settleReturnedRefunds, { params: { invoiceId }, key }), invoiceId);
}

async function decided(asked: Promise<unknown>, invoiceId: string) {
  const isLate = await asked.then(
    () => false,
    (error: unknown) => {
      if (isRefusal(error, 'already_decided')) return true;
      throw error;
    },
  );
  const query = isLate ? { decided: 'meanwhile' } : {};
  return redirect(pagePath('staff/payments/:id', { id: invoiceId }, query), 303);
}
