import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { ListedStaffOrder } from '#core/back-office/orders/order-list.contract.ts';
import { FoundTable } from '#app/areas/staff/staff/found-table.tsx';
import { useOrderColumns } from '#app/areas/staff/staff/order-columns.tsx';
import { Moment } from '#app/components/moment.tsx';
import { OrderBadge } from '#app/components/order/order-badge.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import type { Column } from '#app/ui/table/table.tsx';

interface OrderListTableProps {
  title: string;
  orders: readonly ListedStaffOrder[];
}

export function OrderListTable({ title, orders }: OrderListTableProps) {
  const { t } = useTranslation('queue');
  return (
    <FoundTable
      title={title}
      columns={useColumns()}
      rows={orders}
      nothing={{ title: t('nothingFound.title'), text: t('nothingFound.text') }}
    />
  );
}

function useColumns(): Column<ListedStaffOrder>[] {
  const { t } = useTranslation(['queue', 'orders']);
  const { dollars } = useNumbers();
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
    { id: 'cost', title: t('all.cost'), numeric: true, cell: ({ cost }) => dollars(cost) },
    { id: 'at', title: t('all.ordered'), cell: ({ created_at: at }) => <Moment at={at} /> },
    {
      id: 'state',
      title: t('orders:column.state'),
      cell: ({ status }) => <OrderBadge state={status} />,
    },
  ];
}
