import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/button-link.tsx';
import { OrderBadge } from '../../components/order/order-badge.tsx';
import { Price } from '../../components/price.tsx';
import { UtcTime } from '../../components/utc-time.tsx';
import { formatCount } from '../../lib/format-count.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { NetworkIcon } from '../../ui/network-icon.tsx';
import { Table, type Column, type TableState } from '../../ui/table/table.tsx';
import { ordersAddress, type OrderFilters } from './orders-address.ts';
import type { OrderRow, OrdersPage } from './orders.server.ts';
import * as styles from './orders.css.ts';

interface OrderTableProps {
  filters: OrderFilters;
  /** Undefined where nobody answers. */
  page: OrdersPage | undefined;
}

export function OrderTable({ filters, page }: OrderTableProps) {
  const { t } = useTranslation('orders');
  const { status, before } = filters;
  return (
    <>
      <Table
        caption={t('caption')}
        captionIsHidden
        columns={useColumns()}
        rows={page?.orders ?? []}
        rowKey={({ id }) => String(id)}
        state={stateOf(filters, page)}
      />
      {before === undefined && page?.next === undefined ? null : (
        <div className={styles.pages}>
          {before === undefined ? null : (
            <ButtonLink to={ordersAddress({ status })} tone="outline">
              {t('newest')}
            </ButtonLink>
          )}
          {page?.next === undefined ? null : (
            <ButtonLink to={ordersAddress({ status, before: page.next })} tone="outline">
              {t('earlier')}
            </ButtonLink>
          )}
        </div>
      )}
    </>
  );
}

function useColumns(): Column<OrderRow>[] {
  const { t } = useTranslation('orders');
  return [
    {
      id: 'order',
      title: t('column.order'),
      namesRow: true,
      cell: (order) => <Named order={order} />,
    },
    {
      id: 'link',
      title: t('column.link'),
      cell: ({ url }) => <span className={styles.link}>{url}</span>,
    },
    {
      id: 'progress',
      title: t('column.quantity'),
      numeric: true,
      cell: ({ delivered, quantity }) =>
        t('delivered', { delivered: formatCount(delivered), quantity: formatCount(quantity) }),
    },
    {
      id: 'cost',
      title: t('column.cost'),
      numeric: true,
      cell: ({ cost }) => <Price amount={cost} />,
    },
    { id: 'at', title: t('column.date'), cell: ({ createdAt }) => <UtcTime at={createdAt} /> },
    {
      id: 'state',
      title: t('column.state'),
      cell: ({ state }) => <OrderBadge state={state} />,
    },
  ];
}

function Named({ order: { id, name, network, run } }: { order: OrderRow }) {
  const { t } = useTranslation('orders');
  return (
    <span className={styles.named}>
      <NetworkIcon name={network} size={24} />
      <span className={styles.names}>
        <Link to={`/orders/${id}`}>{name}</Link>
        <span className={styles.detail}>
          {run === null ? t('number', { id }) : t('numberOfRun', { id, run })}
        </span>
      </span>
    </span>
  );
}

function stateOf(filters: OrderFilters, page: OrdersPage | undefined): TableState | undefined {
  if (!page) return { kind: 'error', content: <Failed filters={filters} /> };
  if (page.orders.length > 0) return undefined;
  const isNarrowed = filters.status !== undefined || filters.before !== undefined;
  return { kind: 'empty', content: isNarrowed ? <NothingFound /> : <Nothing /> };
}

function Failed({ filters }: { filters: OrderFilters }) {
  const { t } = useTranslation('orders');
  return (
    <EmptyState
      title={t('failed.title')}
      headingLevel={2}
      actions={
        <ButtonLink to={ordersAddress(filters)} tone="outline">
          {t('failed.again')}
        </ButtonLink>
      }
    >
      {t('failed.text')}
    </EmptyState>
  );
}

function NothingFound() {
  const { t } = useTranslation('orders');
  return (
    <EmptyState
      title={t('nothingFound')}
      headingLevel={2}
      actions={
        <ButtonLink to="/orders" tone="outline">
          {t('showAll')}
        </ButtonLink>
      }
    />
  );
}

function Nothing() {
  const { t } = useTranslation('orders');
  return (
    <EmptyState
      title={t('empty.title')}
      headingLevel={2}
      actions={<ButtonLink to="/orders/create">{t('new')}</ButtonLink>}
    >
      {t('empty.text')}
    </EmptyState>
  );
}
