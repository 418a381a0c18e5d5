import { useTranslation } from 'react-i18next';
import type { ListedStaffOrder } from '#core/back-office/orders/order-list.contract.ts';
import { useOrderColumns } from '#app/areas/staff/staff/order-columns.tsx';
import { Moment } from '#app/components/moment.tsx';
import { OrderBadge } from '#app/components/order/order-badge.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Table, type Column } from '#app/ui/table/table.tsx';

interface OrderListTableProps {
  title: string;
  orders: readonly ListedStaffOrder[];
}

export function OrderListTable({ title, orders }: OrderListTableProps) {
  const { t } = useTranslation('queue');
  const nothing = (
    <EmptyState illustration="search" title={t('nothingFound.title')} headingLevel={2}>
      {t('nothingFound.text')}
    </EmptyState>
  );
  return (
    <Table
      caption={title}
      captionIsHidden
      columns={useColumns()}
      rows={orders}
      rowKey={({ id }) => String(id)}
      state={orders.length === 0 ? { kind: 'empty', content: nothing } : undefined}
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
