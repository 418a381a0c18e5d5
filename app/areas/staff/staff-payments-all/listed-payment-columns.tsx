import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { ListedStaffPayment } from '#core/back-office/payments/payment-list.contract.ts';
import { CustomerLink } from '#app/areas/staff/staff/customer-link.tsx';
import type { ListColumn } from '#app/areas/staff/staff/list-columns.tsx';
import { PaymentBadge } from '#app/areas/staff/staff/payment-badge.tsx';
import { Moment } from '#app/components/moment.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';

/** What the list of all payments says of one. */
export function useListedPaymentColumns(
  mayOpenCustomers: boolean,
): ListColumn<ListedStaffPayment>[] {
  const { t } = useTranslation(['money-lists', 'staff', 'payments']);
  const { listed } = useNumbers();
  return [
    {
      id: 'number',
      title: t('staff:payments.number'),
      namesRow: true,
      cell: ({ id }) => (
        <Link to={pagePath('staff/payments/:id', { id })}>{t('payments:payment', { id })}</Link>
      ),
    },
    {
      id: 'customer',
      title: t('staff:payments.customer'),
      cell: ({ customer }) => <CustomerLink customer={customer} mayOpen={mayOpenCustomers} />,
    },
    {
      id: 'amount',
      title: t('payments:amount'),
      numeric: true,
      cell: ({ amount }) => listed(amount),
    },
    { id: 'method', title: t('payments:fact.method'), cell: ({ method }) => method.name },
    {
      id: 'state',
      title: t('column.state'),
      cell: ({ status }) => <PaymentBadge status={status} />,
    },
    {
      id: 'created',
      title: t('payments:fact.created'),
      cell: ({ created_at: at }) => <Moment at={at} />,
    },
    {
      id: 'paid',
      title: t('payments:fact.paid'),
      cell: ({ paid_at: at }) => (at === null ? '–' : <Moment at={at} />),
    },
    ...useFurtherColumns(),
  ];
}

/** What few need. */
function useFurtherColumns(): ListColumn<ListedStaffPayment>[] {
  const { t } = useTranslation(['money-lists', 'payments']);
  const { listed } = useNumbers();
  const sum = (amount: string | null) => (amount === null ? '–' : listed(amount));
  const few = { numeric: true, isMore: true } as const;
  return [
    {
      id: 'type',
      title: t('column.type'),
      isMore: true,
      cell: ({ type }) => t(`payments.type.${type}`),
    },
    {
      id: 'fee',
      title: t('payments:line.fee'),
      ...few,
      cell: ({ fee }) => listed(fee),
    },
    {
      id: 'received',
      title: t('payments:fact.received'),
      ...few,
      cell: ({ received }) => sum(received),
    },
    {
      id: 'credited',
      title: t('payments:fact.credited'),
      ...few,
      cell: ({ credited }) => sum(credited),
    },
    {
      id: 'refunded',
      title: t('payments:fact.refunded'),
      ...few,
      cell: ({ refunded }) => listed(refunded),
    },
    {
      id: 'reference',
      title: t('column.reference'),
      isMore: true,
      cell: ({ reference }) => (reference === null ? '–' : <bdi>{reference}</bdi>),
    },
  ];
}
