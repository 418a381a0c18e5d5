import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { Payout } from '#core/billing/payouts/payout.contract.ts';
import { MailLink } from '#app/areas/staff/staff/mail-link.tsx';
import { MoneyDialog } from '#app/areas/staff/staff/money-dialog.tsx';
import { Moment } from '#app/components/moment.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import type { MoneyQuestion } from '#app/areas/staff/money-question.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { DescriptionList, type Description } from '#app/ui/surface/description-list.tsx';

/** What somebody is owed, and where they want it. */
export function PayoutCard({ payout }: { payout: Payout }) {
  const { t } = useTranslation('staff');
  const { dollars } = useNumbers();
  const { id, amount, name, email, pay_to: payTo, paid_by: paidBy } = payout;
  const items: (Description | undefined)[] = [
    name === '' ? undefined : { term: t('payments.customer'), detail: name },
    email === null ? undefined : { term: t('payments.email'), detail: <MailLink to={email} /> },
    payTo === '' ? undefined : { term: t('payouts.payTo'), detail: payTo },
    { term: t('payouts.requested'), detail: <Moment at={payout.requested_at} /> },
    paidBy === null ? undefined : { term: t('payouts.paidBy'), detail: paidBy.name },
  ];
  return (
    <Card title={dollars(amount)} subtitle={t('payouts.number', { id })} headingLevel={2}>
      <Stack gap={4}>
        <DescriptionList items={items.filter((item) => item !== undefined)} />
        <Approval payout={payout} />
        {payout.may === null ? null : (
          <Form method="post" action={pagePath('staff/payouts')}>
            <SubmitButton name="payout" value={id}>
              {t(payout.may === 'pay' ? 'payouts.mark' : 'payments.approve.submit')}
            </SubmitButton>
          </Form>
        )}
      </Stack>
    </Card>
  );
}

/** That two people are needed, and whether one of them has been here. */
function Approval({ payout }: { payout: Payout }) {
  const { t } = useTranslation('staff');
  const { dollars } = useNumbers();
  const { first_approval: first, may, amount, state } = payout;
  const limit = dollars(payout.second_approval_above);
  if (state === 'paid') return null;
  if (may === 'approve') return <p>{t('payouts.first.limit', { limit })}</p>;
  if (!first) return null;
  const title = t('payments.firstApproval.title', { name: first.name, amount: dollars(amount) });
  return (
    <Alert tone="warning" title={title}>
      {t(may === 'pay' ? 'payouts.first.text' : 'payouts.first.mine', { limit })}
    </Alert>
  );
}

export function PaidQuestion({ question, payout }: { question: MoneyQuestion; payout: Payout }) {
  const { t } = useTranslation('staff');
  const { dollars } = useNumbers();
  const amount = dollars(question.amount);
  return (
    <MoneyDialog
      question={question}
      title={t('payouts.ask', { amount, name: payout.name || payout.email })}
      text={t('payouts.askText')}
      agree={t('payouts.agree', { amount })}
      here={pagePath('staff/payouts')}
    />
  );
}
