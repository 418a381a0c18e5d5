import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { ListedStaffWithdrawal } from '#core/back-office/withdrawals/withdrawal-list.contract.ts';
import { CustomerLink } from '#app/areas/staff/staff/customer-link.tsx';
import type { ListColumn } from '#app/areas/staff/staff/list-columns.tsx';
import { Moment } from '#app/components/moment.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { WithdrawalBadge } from '#app/components/withdrawal-status.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';

/** What the list of all withdrawals says of one. */
export function useListedWithdrawalColumns(
  mayOpenCustomers: boolean,
): ListColumn<ListedStaffWithdrawal>[] {
  const { t } = useTranslation(['money-lists', 'staff', 'withdrawals']);
  const { listed } = useNumbers();
  const few = { numeric: true, isMore: true } as const;
  return [
    {
      id: 'number',
      title: t('staff:payments.number'),
      namesRow: true,
      cell: ({ id }) => (
        <Link to={pagePath('staff/withdrawals/:id', { id })}>
          {t('withdrawals:number', { id })}
        </Link>
      ),
    },
    {
      id: 'customer',
      title: t('staff:payments.customer'),
      cell: ({ customer }) => <CustomerLink customer={customer} mayOpen={mayOpenCustomers} />,
    },
    {
      id: 'amount',
      title: t('staff:withdrawals.toPay'),
      numeric: true,
      cell: ({ amount }) => listed(amount),
    },
    { id: 'method', title: t('withdrawals:method'), cell: ({ method }) => method.name },
    {
      id: 'state',
      title: t('column.state'),
      cell: ({ status }) => <WithdrawalBadge status={status} />,
    },
    {
      id: 'requested',
      title: t('staff:withdrawals.requested'),
      cell: ({ requested_at: at }) => <Moment at={at} />,
    },
    {
      id: 'decided',
      title: t('staff:withdrawals.ended'),
      cell: ({ decided_at: at }) => (at === null ? '–' : <Moment at={at} />),
    },
    {
      id: 'account',
      title: t('withdrawals:account'),
      isMore: true,
      cell: ({ account_number: account }) => (account === '' ? '–' : <bdi>{account}</bdi>),
    },
    {
      id: 'approved',
      title: t('column.approved'),
      isMore: true,
      cell: ({ approved_at: at }) => (at === null ? '–' : <Moment at={at} />),
    },
    {
      id: 'fee',
      title: t('withdrawals:total.fee'),
      ...few,
      cell: ({ fee }) => listed(fee),
    },
    {
      id: 'earnings',
      title: t('column.earnings'),
      ...few,
      cell: ({ earnings }) => listed(earnings),
    },
  ];
}
