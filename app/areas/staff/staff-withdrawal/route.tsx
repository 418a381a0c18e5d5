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
import {
  getStaffWithdrawal,
  listStaffWithdrawals,
} from '#core/billing/withdrawals/staff/staff-withdrawal.operations.ts';
import type { StaffWithdrawal } from '#core/billing/withdrawals/staff/staff-withdrawal.contract.ts';
import { doneWithdrawal } from '#app/areas/staff/done-withdrawal.server.ts';
import { moneyQuestion, type MoneyQuestion } from '#app/areas/staff/money-question.server.ts';
import { firstFree, othersAt } from '#app/areas/staff/presence.server.ts';
import { AlsoHere } from '#app/areas/staff/staff/also-here.tsx';
import { NextLink } from '#app/areas/staff/staff/next-link.tsx';
import { MoneyDialog } from '#app/areas/staff/staff/money-dialog.tsx';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { WithdrawalDone } from '#app/areas/staff/staff/withdrawal-done.tsx';
import { staffFrame } from '#app/areas/staff/staff.server.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { isRefusal } from '#app/lib/core/core.server.ts';
import { orMissing } from '#app/lib/core/or-missing.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { formConstraint } from '#app/lib/forms/form-constraint.server.ts';
import { parseForm, refuseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { RefuseForm, SimpleForm } from './deed-forms.tsx';
import { DEED_FORMS, doDeed, isDeed, type Deed } from './deed-forms.server.ts';
import { Standing } from './standing.tsx';
import { mayOpenCustomers } from '#app/areas/staff/staff/customer-link.tsx';
import { WithdrawalFacts } from './withdrawal-facts.tsx';

export const handle = { i18n: ['staff', 'withdrawals', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const staff = await staffFrame(context);
  const { core, locale } = context;
  const withdrawalId = params['id'] ?? '';
  const answer = await core.call(getStaffWithdrawal, { params: { withdrawalId } }).catch(orMissing);
  const t = textsOf(locale).getFixedT(locale, 'withdrawals');
  return {
    ...staff,
    title: t('number', { id: answer.data.id }),
    withdrawal: answer.data,
    key: randomUUID(),
    done: await doneWithdrawal(context, request),
    others: await othersAt(context, { subject: 'withdrawal', id: answer.data.id }),
    isLate: new URL(request.url).searchParams.get('decided') === 'meanwhile',
    constraint: formConstraint(DEED_FORMS.refuse),
  };
}

/** After what ends it, the one that has waited longest; else this one, which goes on. */
async function nextPlace(context: AppLoadContext, id: string, deed: Deed): Promise<string> {
  if (deed === 'approve' || deed === 'send') return pagePath('staff/withdrawals/:id', { id });
  const { data } = await context.core.call(listStaffWithdrawals, { query: {} });
  const next = await firstFree(context, 'withdrawal', data);
  return next
    ? pagePath('staff/withdrawals/:id', { id: next.id }, { done: id })
    : pagePath('staff/withdrawals', {}, { done: id });
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { locale } = context;
  const withdrawalId = params['id'] ?? '';
  const form = await readForm(request);
  const deed = form.get('form');
  if (!isDeed(deed)) throw new Response(null, { status: 400 });
  const submission = parseForm(form, { schema: DEED_FORMS[deed], locale });
  if (submission.status !== 'success') return replyToForm(submission);
  try {
    await doDeed(context, deed, { withdrawalId, sent: submission.value });
  } catch (error) {
    if (isRefusal(error, 'already_decided')) {
      const late = { decided: 'meanwhile' };
      return redirect(pagePath('staff/withdrawals/:id', { id: withdrawalId }, late), 303);
    }
    return moneyQuestion(error, form) ?? refuseForm(submission, { error, locale });
  }
  return redirect(await nextPlace(context, withdrawalId, deed), 303);
}

export default function StaffWithdrawalPage() {
  const page = useLoaderData<typeof loader>();
  const { title, staffPages, withdrawal, key, done, isLate, constraint } = page;
  const { t } = useTranslation('staff');
  const result = useActionData<typeof action>();
  const { question } = (result ?? {}) as { question?: MoneyQuestion }; // As the action asks it.
  const reply = result as { initialValue?: { form?: string } | null } | undefined; // As conform has it.
  const of = (name: string) => (reply?.initialValue?.form === name ? reply : undefined);
  const isMineFirst = withdrawal.first_approval?.is_mine === true;
  const simple = (['approve', 'send', 'pay', 'doubt'] as const).filter(
    (deed) => withdrawal.may.includes(deed) && !(deed === 'approve' && isMineFirst),
  );
  return (
    <StaffFrame
      title={title}
      lead={withdrawal.may.length > 0 ? t('withdrawals.lead') : undefined}
      staffPages={staffPages}
      current="withdrawals"
    >
      <AlsoHere subject="withdrawal" id={withdrawal.id} names={page.others} />
      {done ? <WithdrawalDone done={done} /> : null}
      {question ? <PaidQuestion question={question} withdrawal={withdrawal} /> : null}
      {isLate ? <Alert tone="warning">{t('withdrawals.meanwhile')}</Alert> : null}
      <Standing withdrawal={withdrawal} />
      <WithdrawalFacts withdrawal={withdrawal} mayOpen={mayOpenCustomers(staffPages)} />
      {simple.map((deed, at) => (
        <div key={deed} data-key={at === 0 ? 'c' : undefined}>
          <SimpleForm deed={deed} withdrawal={withdrawal} idempotencyKey={key} result={of(deed)} />
        </div>
      ))}
      {withdrawal.may.includes('refuse') ? (
        <div data-key="x">
          <RefuseForm idempotencyKey={key} constraint={constraint} result={of('refuse')} />
        </div>
      ) : null}
      <Row wraps gap={3}>
        {withdrawal.status === 'requested' ? (
          <NextLink queue="withdrawals" after={withdrawal.id} />
        ) : null}
        <ButtonLink to={pagePath('staff/withdrawals')} tone="quiet">
          {t('withdrawals.back')}
        </ButtonLink>
      </Row>
    </StaffFrame>
  );
}

interface PaidQuestionProps {
  question: MoneyQuestion;
  withdrawal: StaffWithdrawal;
}

/** Names the sum and whose it is before it is marked as paid. */
function PaidQuestion({ question, withdrawal }: PaidQuestionProps) {
  const { t } = useTranslation('staff');
  const { dollars } = useNumbers();
  const { id, customer, account_number: account } = withdrawal;
  const amount = dollars(question.amount);
  return (
    <MoneyDialog
      question={question}
      title={t('withdrawals.ask.title', { amount, name: customer.name || customer.email })}
      text={t('withdrawals.ask.text', { account })}
      agree={t('withdrawals.ask.agree', { amount })}
      here={pagePath('staff/withdrawals/:id', { id })}
    />
  );
}
