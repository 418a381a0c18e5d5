import { useTranslation } from 'react-i18next';
import type { StaffPayment } from '#core/payments/staff/staff-payment.contract.ts';
import { UtcTime } from '../../components/utc-time.tsx';
import { formatMoney } from '../../lib/format-money.ts';
import { Badge } from '../../ui/label/badge.tsx';
import { Card } from '../../ui/surface/card.tsx';
import { DescriptionList, type Description } from '../../ui/surface/description-list.tsx';

/** Whose payment it is, and how it stands. */
export function StaffPaymentFacts({ payment }: { payment: StaffPayment }) {
  const { t } = useTranslation(['staff', 'payments']);
  const dollars = (amount: string) => formatMoney(amount, { code: 'USD', rate: '1' });
  const { customer, reason, received_amount: received, paid_at: paidAt } = payment;
  const items: (Description | undefined)[] = [
    { term: t('payments.account'), detail: String(customer.id) },
    customer.email === null ? undefined : { term: t('payments.email'), detail: customer.email },
    { term: t('payments:fact.method'), detail: payment.payment_method.name },
    { term: t('payments:fact.total'), detail: dollars(payment.total_amount) },
    received === null
      ? undefined
      : { term: t('payments:fact.received'), detail: dollars(received) },
    {
      term: paidAt === null ? t('payments:fact.toCredit') : t('payments:fact.credited'),
      detail: dollars(payment.amount_to_be_credited),
    },
    payment.comment === null ? undefined : { term: t('payments.comment'), detail: payment.comment },
    { term: t('payments:fact.created'), detail: <UtcTime at={payment.created_at} /> },
    paidAt === null
      ? undefined
      : { term: t('payments:fact.paid'), detail: <UtcTime at={paidAt} /> },
    reason?.text ? { term: t('payments.refuse.reason'), detail: reason.text } : undefined,
    payment.decided_by === null
      ? undefined
      : { term: t('payments.decidedBy'), detail: String(payment.decided_by) },
  ];
  return (
    <Card
      title={customer.name}
      headingLevel={2}
      actions={<Badge tone="info">{t(`payments:status.${payment.status}`)}</Badge>}
    >
      <DescriptionList items={items.filter((item) => item !== undefined)} />
    </Card>
  );
}
