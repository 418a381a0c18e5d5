import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { StaffPayment } from '#core/billing/payments/staff/staff-payment.contract.ts';
import { CustomerLink } from '#app/areas/staff/staff/customer-link.tsx';
import { MailLink } from '#app/areas/staff/staff/mail-link.tsx';
import { PaymentBadge } from '#app/areas/staff/staff/payment-badge.tsx';
import { Moment } from '#app/components/moment.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { DescriptionList, type Description } from '#app/ui/surface/description-list.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';

/** Whose payment it is, and how it stands. */
export function StaffPaymentFacts({
  payment,
  mayOpen,
}: {
  payment: StaffPayment;
  /** What of it whoever looks may open. */
  mayOpen: { customers: boolean; orders: boolean };
}) {
  const numbers = useNumbers();
  const { t } = useTranslation(['staff', 'payments', 'money-lists']);
  const { customer, reason, received_amount: received, paid_at: paidAt } = payment;
  const { taken_back: back } = payment;
  const items: (Description | undefined)[] = [
    customer.email === null
      ? undefined
      : { term: t('payments.email'), detail: <MailLink to={customer.email} /> },
    { term: t('payments.balance'), detail: numbers.dollars(customer.balance) },
    customer.debt === '0'
      ? undefined
      : { term: t('payments.debt'), detail: numbers.dollars(customer.debt) },
    { term: t('payments:fact.method'), detail: payment.payment_method.name },
    payment.reference === null
      ? undefined
      : { term: t('money-lists:column.reference'), detail: <bdi>{payment.reference}</bdi> },
    payment.further_to === null
      ? undefined
      : { term: t('payments.furtherTo'), detail: <PaymentNumber id={payment.further_to} /> },
    payment.order_ids.length === 0
      ? undefined
      : {
          term: t('pages.orders'),
          detail: <OrderNumbers ids={payment.order_ids} mayOpen={mayOpen.orders} />,
        },
    { term: t('payments:fact.total'), detail: numbers.dollars(payment.total_amount) },
    received === null
      ? undefined
      : { term: t('payments:fact.received'), detail: numbers.dollars(received) },
    payment.refunded_amount === '0'
      ? undefined
      : { term: t('payments:fact.refunded'), detail: numbers.dollars(payment.refunded_amount) },
    payment.returned_amount === '0'
      ? undefined
      : { term: t('payments.refund.cameBack'), detail: numbers.dollars(payment.returned_amount) },
    {
      term: paidAt === null ? t('payments:fact.toCredit') : t('payments:fact.credited'),
      detail: numbers.dollars(payment.amount_to_be_credited),
    },
    payment.comment === null ? undefined : { term: t('payments.comment'), detail: payment.comment },
    { term: t('payments:fact.created'), detail: <Moment at={payment.created_at} /> },
    paidAt === null ? undefined : { term: t('payments:fact.paid'), detail: <Moment at={paidAt} /> },
    reason?.text ? { term: t('payments.refuse.reason'), detail: reason.text } : undefined,
    payment.decided_by === null
      ? undefined
      : { term: t('payments.decidedBy'), detail: payment.decided_by.name },
    back === null
      ? undefined
      : { term: t('payments.takenBack'), detail: <TakenFrom back={back} /> },
  ];
  return (
    <Card
      title={<CustomerLink customer={customer} mayOpen={mayOpen.customers} />}
      headingLevel={2}
      actions={<PaymentBadge status={payment.status} />}
    >
      <DescriptionList items={items.filter((item) => item !== undefined)} />
    </Card>
  );
}

/** From where it was taken back; a debt only where there is one. */
function TakenFrom({ back }: { back: NonNullable<StaffPayment['taken_back']> }) {
  const { t } = useTranslation('staff');
  const { dollars } = useNumbers();
  const [balance, debt] = [dollars(back.balance), dollars(back.debt)];
  return back.debt === '0'
    ? t('payments.takenFromBalance', { balance })
    : t('payments.takenFrom', { balance, debt });
}

function PaymentNumber({ id }: { id: number }) {
  return <Link to={pagePath('staff/payments/:id', { id })}>{id}</Link>;
}

/** Which orders it pays, and the way to them. */
function OrderNumbers({ ids, mayOpen }: { ids: readonly number[]; mayOpen: boolean }) {
  return (
    <Row as="span" wraps gap={2}>
      {ids.map((id) =>
        mayOpen ? (
          <Link key={id} to={pagePath('staff/orders/:id', { id })}>
            {id}
          </Link>
        ) : (
          <span key={id}>{id}</span>
        ),
      )}
    </Row>
  );
}
