import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { ListedStaffOrder } from '#core/back-office/orders/order-list.contract.ts';
import { Moment } from '#app/components/moment.tsx';
import { OrderBadge } from '#app/components/order/order-badge.tsx';
import { ShortLink } from '#app/components/order/short-link.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
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
  const { dollars, count } = useNumbers();
  return [
    {
      id: 'order',
      title: t('orders:column.order'),
      namesRow: true,
      cell: ({ id, service }) => (
        <Stack as="span" gap="half" fitsContent justify="start">
          <Link to={pagePath('staff/orders/:id', { id })}>{t('orders:number', { id })}</Link>
          <span>{service.name}</span>
        </Stack>
      ),
    },
    { id: 'link', title: t('orders:column.link'), cell: ({ url }) => <ShortLink url={url} /> },
    {
      id: 'customer',
      title: t('fact.customer'),
      cell: ({ customer }) => <bdi>{customer.name || customer.email}</bdi>,
    },
    {
      id: 'done',
      title: t('column.done'),
      numeric: true,
      cell: ({ current_quantity: delivered, quantity }) =>
        t('orders:delivered', { delivered: count(delivered), quantity: count(quantity) }),
    },
    { id: 'cost', title: t('all.cost'), numeric: true, cell: ({ cost }) => dollars(cost) },
    { id: 'at', title: t('all.ordered'), cell: ({ created_at: at }) => <Moment at={at} /> },
    {
      id: 'state',
      title: t('orders:column.state'),
      cell: ({ status }) => <OrderBadge state={status} />,
    },
  ];
}
