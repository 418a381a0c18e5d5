import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { StaffOrder } from '#core/fulfilment/dispatch/staff/staff-order.contract.ts';
import type { Others } from '#app/areas/staff/presence.server.ts';
import { HereBadge } from '#app/areas/staff/staff/here-badge.tsx';
import { useOrderColumns } from '#app/areas/staff/staff/order-columns.tsx';
import { OrderBadge } from '#app/components/order/order-badge.tsx';
import { Moment } from '#app/components/moment.tsx';
import { stateOf } from '#app/lib/orders/order-state.ts';
import { DRAWINGS } from '#app/ui/feedback/drawings.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Badge } from '#app/ui/label/badge.tsx';
import { Table, type Column } from '#app/ui/table/table.tsx';
import * as styles from './staff-orders.css.ts';

interface QueueTableProps {
  title: string;
  orders: readonly StaffOrder[];
  isSearch: boolean;
  others: Others;
}

/** The orders of a queue, or those that were found. */
export function QueueTable({ title, orders, isSearch, others }: QueueTableProps) {
  const { t } = useTranslation('queue');
  const empty = isSearch ? 'nothingFound' : 'nothingToDo';
  const nothing = (
    <EmptyState
      {...(isSearch ? { illustration: 'search' as const } : { drawing: DRAWINGS.done })}
      title={t(`${empty}.title`)}
      headingLevel={2}
    >
      {t(`${empty}.text`)}
    </EmptyState>
  );
  return (
    <Table
      caption={title}
      captionIsHidden
      columns={useColumns(others)}
      rows={orders}
      rowKey={({ id }) => String(id)}
      state={orders.length === 0 ? { kind: 'empty', content: nothing } : undefined}
    />
  );
}

function useColumns(others: Others): Column<StaffOrder>[] {
  const { t } = useTranslation(['queue', 'orders']);
  const { order, link, done } = useOrderColumns<StaffOrder>(({ id, name }) => (
    <>
      <span className={styles.detail}>{name}</span>
      <HereBadge others={others} id={id} />
    </>
  ));
  return [
    order,
    link,
    done,
    { id: 'customer', title: t('fact.customer'), cell: ({ customer }) => customer.name },
    {
      id: 'since',
      title: t('fact.since'),
      cell: ({ delivery, open_refill: refill, created_at: at }) => (
        <Moment at={refill?.since ?? delivery?.since ?? at} />
      ),
    },
    {
      id: 'state',
      title: t('orders:column.state'),
      cell: (order) => (
        <span className={styles.states}>
          <OrderBadge state={stateOf(order)} />
          {order.is_speedup ? <Badge tone="info">{t('orders:option.speedup')}</Badge> : null}
          {order.countries.length > 0 ? (
            <Badge tone="info">{t('orders:option.countries')}</Badge>
          ) : null}
          {order.cancel_state === 'asked' ? <Badge tone="warning">{t('cancelAsked')}</Badge> : null}
          {isShort(order) ? <Badge tone="warning">{t('refill.waits')}</Badge> : null}
        </span>
      ),
    },
  ];
}

const isShort = ({ open_refill: refill }: StaffOrder) => (refill?.short_provider ?? null) !== null;
