import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { ListedStaffOrder } from '#core/back-office/orders/order-list.contract.ts';
import type { ListColumn } from '#app/areas/staff/staff/list-columns.tsx';
import { useOrderColumns } from '#app/areas/staff/staff/order-columns.tsx';
import { Moment } from '#app/components/moment.tsx';
import { OrderBadge } from '#app/components/order/order-badge.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';

/** What the list of all orders says of one. */
export function useListedOrderColumns(): ListColumn<ListedStaffOrder>[] {
  const { t } = useTranslation(['queue', 'orders']);
  const { listed } = useNumbers();
  const { order, link, done } = useOrderColumns<ListedStaffOrder>(({ service }) => (
    <span>{service.name}</span>
  ));
  return [
    order,
    link,
    {
      id: 'customer',
      title: t('fact.customer'),
      cell: ({ customer }) => <bdi>{customer.name || customer.email}</bdi>,
    },
    done,
    { id: 'cost', title: t('all.cost'), numeric: true, cell: ({ cost }) => listed(cost) },
    {
      id: 'refunded',
      title: t('orders:refunded'),
      ...{ numeric: true, isMore: true },
      cell: ({ refunded }) => listed(refunded),
    },
    { id: 'at', title: t('all.ordered'), cell: ({ created_at: at }) => <Moment at={at} /> },
    {
      id: 'state',
      title: t('orders:column.state'),
      cell: ({ status }) => <OrderBadge state={status} />,
    },
  ];
}
