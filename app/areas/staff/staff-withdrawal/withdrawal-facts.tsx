import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { StaffWithdrawal } from '#core/billing/withdrawals/staff/staff-withdrawal.contract.ts';
import { CustomerLink } from '#app/areas/staff/staff/customer-link.tsx';
import { MailLink } from '#app/areas/staff/staff/mail-link.tsx';
import { useListed } from '#app/areas/staff/staff/use-listed.ts';
import { Moment } from '#app/components/moment.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { WithdrawalBadge } from '#app/components/withdrawal-status.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { DescriptionList, type Description } from '#app/ui/surface/description-list.tsx';

/** Whose it is, where the money goes, and who has done what. */
export function WithdrawalFacts({
  withdrawal,
  mayOpen,
}: {
  withdrawal: StaffWithdrawal;
  mayOpen: boolean;
}) {
  const { dollars } = useNumbers();
  const { t } = useTranslation(['staff', 'withdrawals']);
  const listed = useListed();
  const { customer, user_comment: comment, reason, ended_at: endedAt } = withdrawal;
  const { approved_by: approver, sent_by: sender, ended_by: ender } = withdrawal;
  // A large one was approved by two.
  const approvers = approver === null ? [] : [withdrawal.first_approval ?? [], approver].flat();
  const items: (Description | undefined)[] = [
    { term: t('withdrawals.toPay'), detail: dollars(withdrawal.total_amount) },
    { term: t('withdrawals:method'), detail: withdrawal.method.name },
    { term: t('withdrawals:account'), detail: withdrawal.account_number },
    comment === null ? undefined : { term: t('payments.comment'), detail: comment },
    { term: t('withdrawals:total.amount'), detail: dollars(withdrawal.amount) },
    { term: t('withdrawals:total.fee'), detail: dollars(withdrawal.fee) },
    { term: t('withdrawals.earned'), detail: dollars(customer.earned) },
    customer.email === null
      ? undefined
      : { term: t('payments.email'), detail: <MailLink to={customer.email} /> },
    { term: t('withdrawals.requested'), detail: <Moment at={withdrawal.created_at} /> },
    approvers.length === 0
      ? undefined
      : {
          term: t('withdrawals.approvedBy'),
          detail: listed(approvers.map(({ name }) => name)),
        },
    sender === null ? undefined : { term: t('withdrawals.sentBy'), detail: sender.name },
    ender === null ? undefined : { term: t('payments.decidedBy'), detail: ender.name },
    endedAt === null
      ? undefined
      : { term: t('withdrawals.ended'), detail: <Moment at={endedAt} /> },
    reason === null ? undefined : { term: t('payments.refuse.reason'), detail: reason },
  ];
  return (
    <Card
      title={<CustomerLink customer={customer} mayOpen={mayOpen} />}
      headingLevel={2}
      actions={<WithdrawalBadge status={withdrawal.status} />}
    >
      <DescriptionList items={items.filter((item) => item !== undefined)} />
    </Card>
  );
}
