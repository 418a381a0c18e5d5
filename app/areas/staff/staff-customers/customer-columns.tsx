import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { StaffCustomer } from '#core/back-office/customers/staff-customer.contract.ts';
import { CustomerBadges } from '#app/areas/staff/staff/customer-badges.tsx';
import type { ListColumn } from '#app/areas/staff/staff/list-columns.tsx';
import { sortedBy, type OfList } from '#app/areas/staff/staff/sorted-by.ts';
import { Moment } from '#app/components/moment.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Stack } from '#app/ui/layout/stack.tsx';

/** What the list of customers says of one. */
export function useCustomerColumns(list: OfList): ListColumn<StaffCustomer>[] {
  const { t } = useTranslation('customers');
  const { listed, count } = useNumbers();
  const usual = '-created';
  return [
    {
      id: 'customer',
      title: t('column.customer'),
      namesRow: true,
      sort: sortedBy(list, { column: 'name', first: 'ascending', usual }),
      cell: (customer) => (
        <Stack as="span" gap="half" fitsContent justify="start">
          <Link to={pagePath('staff/customers/:id', { id: customer.id })}>
            <bdi>{customer.name || t('nameless', { id: customer.id })}</bdi>
          </Link>
          <span>{customer.email ?? t('noEmail')}</span>
        </Stack>
      ),
    },
    { id: 'state', title: t('column.state'), cell: (one) => <CustomerBadges customer={one} /> },
    {
      id: 'created',
      title: t('column.created'),
      sort: sortedBy(list, { column: 'created', first: 'descending', usual }),
      cell: ({ created_at: at }) => <Moment at={at} part="day" />,
    },
    {
      id: 'orders',
      title: t('column.orders'),
      numeric: true,
      cell: ({ orders }) => count(orders),
    },
    { id: 'spent', title: t('column.spent'), numeric: true, cell: ({ spent }) => listed(spent) },
    {
      id: 'balance',
      title: t('column.balance'),
      numeric: true,
      cell: ({ balance }) => listed(balance),
    },
    {
      id: 'earnings',
      title: t('column.earnings'),
      ...{ numeric: true, isMore: true },
      cell: ({ earnings }) => listed(earnings),
    },
    {
      id: 'debt',
      title: t('column.debt'),
      ...{ numeric: true, isMore: true },
      cell: ({ debt }) => listed(debt),
    },
  ];
}
