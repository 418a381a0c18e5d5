import { randomUUID } from 'node:crypto';
import {
  redirect,
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { BillingDocuments } from '#app/areas/staff/staff/billing-documents.tsx';
import { firstFree, othersAt } from '#app/areas/staff/presence.server.ts';
import { AlsoHere } from '#app/areas/staff/staff/also-here.tsx';
import { NextLink } from '#app/areas/staff/staff/next-link.tsx';
import { PaymentDone } from '#app/areas/staff/staff/payment-done.tsx';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { isRefusal } from '#app/lib/core/core.server.ts';
import { orMissing } from '#app/lib/core/or-missing.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { formConstraint } from '#app/lib/forms/form-constraint.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import {
  approvePayment,
  getStaffPayment,
  listStaffPayments,
  refusePayment,
} from '#core/billing/payments/staff/staff-payment.operations.ts';
import { listStaffBillingDocuments } from '#core/billing/documents/document.operations.ts';
import type { StaffPayment } from '#core/billing/payments/staff/staff-payment.contract.ts';
import {
  isTakenBack,
  moneyQuestion,
  type MoneyQuestion,
} from '#app/areas/staff/money-question.server.ts';
import { donePayment } from '#app/areas/staff/done-payment.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { parseForm, refuseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';
import { staffFrame } from '#app/areas/staff/staff.server.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { PaymentQuestion } from './payment-question.tsx';
import { DECISION_FORMS, isDecision, REFUND_FORM } from './decision-forms.server.ts';
import { Decisions } from './decisions.tsx';
import { FirstApproval } from './first-approval.tsx';
import { mayOpenCustomers } from '#app/areas/staff/staff/customer-link.tsx';
import { decideFailed, sendRefund, settleReturned } from './refund-payment.server.ts';
import { RefundForm } from './refund-form.tsx';
import { Refunds } from './refunds.tsx';
import { StaffPaymentFacts } from './staff-payment-facts.tsx';

export const handle = { i18n: ['staff', 'payments', 'money-lists', 'documents', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const staff = await staffFrame(context);
  const { core, locale } = context;
  const invoiceId = params['id'] ?? '';
  const answer = await core.call(getStaffPayment, { params: { invoiceId } }).catch(orMissing);
  const ofPayment = { payment_id: String(answer.data.id) };
  const documents = await core.call(listStaffBillingDocuments, { query: ofPayment });
  const t = textsOf(locale).getFixedT(locale, 'payments');
  return {
    ...staff,
    title: t('payment', { id: answer.data.id }),
    payment: answer.data,
    documents: documents.data,
    key: randomUUID(),
    done: await donePayment(context, request),
    others: await othersAt(context, { subject: 'payment', id: answer.data.id }),
    isLate: new URL(request.url).searchParams.get('decided') === 'meanwhile',
    constraints: {
      approve: formConstraint(DECISION_FORMS.approve),
      refuse: formConstraint(DECISION_FORMS.refuse),
      refund: formConstraint(REFUND_FORM),
    },
  };
}

/** The payment that has waited longest and that nobody has open, where this one is told about. */
async function nextPlace(context: AppLoadContext, decided: string): Promise<string> {
  const { data } = await context.core.call(listStaffPayments, { query: {} });
  const next = await firstFree(context, 'payment', data);
  const done = { done: decided };
  return next
    ? pagePath('staff/payments/:id', { id: next.id }, done)
    : pagePath('staff/payments', {}, done);
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { core, locale } = context;
  const invoiceId = params['id'] ?? '';
  const form = await readForm(request);
  const name = form.get('form');
  if (name === 'refund') return sendRefund(context, form, invoiceId);
  if (name === 'returned-refunds') return settleReturned(context, form, invoiceId);
  if (name === 'failed-refund') return decideFailed(context, form, invoiceId);
  if (!isDecision(name)) throw new Response(null, { status: 400 });
  const schema = DECISION_FORMS[name];
  const submission = parseForm(form, { schema, locale, amounts: ['received_amount'] });
  if (submission.status !== 'success') return replyToForm(submission);
  if (isTakenBack(form)) return replyToForm(submission, { status: 200 });
  const { key, ...body } = submission.value;
  try {
    const params = { invoiceId };
    if ('reason' in body) await core.call(refusePayment, { params, key, body });
    else await core.call(approvePayment, { params, key, body });
  } catch (error) {
    if (isRefusal(error, 'already_decided')) {
      return redirect(
        pagePath('staff/payments/:id', { id: invoiceId }, { decided: 'meanwhile' }),
        303,
      );
    }
    return moneyQuestion(error, form) ?? refuseForm(submission, { error, locale });
  }
  return redirect(await nextPlace(context, invoiceId), 303);
}

export default function StaffPaymentPage() {
  const page = useLoaderData<typeof loader>();
  const { title, staffPages, payment, key, done, isLate, constraints } = page;
  const { t } = useTranslation('staff');
  const result = useActionData<typeof action>();
  const { question } = (result ?? {}) as { question?: MoneyQuestion }; // As the action asks it.
  const reply = result as { initialValue?: { form?: string } | null } | undefined; // As conform has it.
  const of = (name: string) => (reply?.initialValue?.form === name ? reply : undefined);
  return (
    <StaffFrame
      title={title}
      lead={payment.may_be_decided ? t('payments.lead') : undefined}
      staffPages={staffPages}
      current="payments"
    >
      <AlsoHere subject="payment" id={payment.id} names={page.others} />
      {done ? <PaymentDone done={done} /> : null}
      {question ? <PaymentQuestion question={question} payment={payment} /> : null}
      {isLate ? <Alert tone="warning">{t('payments.meanwhile')}</Alert> : null}
      <StaffPaymentFacts
        payment={payment}
        mayOpen={{
          customers: mayOpenCustomers(staffPages),
          orders: staffPages.some(({ text }) => text === 'orders'),
        }}
      />
      <BillingDocuments documents={page.documents} />
      <FirstApproval payment={payment} />
      {payment.may_be_decided ? (
        <Decisions {...{ payment, idempotencyKey: key, constraints }} resultOf={of} />
      ) : (
        <Closed payment={payment} />
      )}
      <Refunds payment={payment} idempotencyKey={key} />
      {payment.refundable ? (
        <RefundForm
          idempotencyKey={key}
          payment={payment}
          refundable={payment.refundable}
          constraint={constraints.refund}
          result={of('refund')}
        />
      ) : null}
      <Row wraps gap={3}>
        {payment.status === 'waiting' ? <NextLink queue="payments" after={payment.id} /> : null}
        <ButtonLink to={pagePath('staff/payments')} tone="quiet">
          {t('payments.back')}
        </ButtonLink>
      </Row>
    </StaffFrame>
  );
}

/** Why nothing can be decided here; what can be given back needs no such word. */
function Closed({ payment }: { payment: StaffPayment }) {
  const { t } = useTranslation('staff');
  if (payment.is_own) return <Alert>{t('payments.own')}</Alert>;
  if (payment.status === 'unknown') return <Alert tone="warning">{t('payments.unknown')}</Alert>;
  return payment.refundable ? null : <Alert>{t('payments.closed')}</Alert>;
}
