import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { OrderBadge } from '#app/components/order/order-badge.tsx';
import { titles } from '#app/components/order/order-pages.css.ts';
import { ShortLink } from '#app/components/order/short-link.tsx';
import { Price } from '#app/components/price.tsx';
import { Moment } from '#app/components/moment.tsx';
import {
  ordersAddress,
  SORTS,
  type OrderFilters,
  type SortName,
} from '#app/areas/ordering/order-filters.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { reviewPath } from '#app/lib/orders/review-path.ts';
import { link } from '#app/ui/link.css.ts';
import { NetworkIcon } from '#app/ui/network-icon.tsx';
import { shownBelow } from '#app/ui/table/shown-from.css.ts';
import type { Column } from '#app/ui/table/table.tsx';
import type { OrderRow } from './orders.server.ts';
import * as styles from './orders.css.ts';
import { useNumbers } from '#app/components/use-numbers.ts';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';

export function useColumns(filters: OrderFilters): Column<OrderRow>[] {
  const { t } = useTranslation('orders');
  const sort = (first: SortName, other: SortName = first) => sortOf(filters, [first, other]);
  return [
    {
      id: 'order',
      title: t('column.order'),
      namesRow: true,
      isLong: true,
      sort: sort('service'),
      cell: (order) => <Named order={order} />,
    },
    {
      id: 'state',
      title: t('column.state'),
      sort: sort('status'),
      cell: (order) => <State order={order} />,
    },
    {
      id: 'progress',
      title: t('column.quantity'),
      numeric: true,
      sort: sort('largest', 'smallest'),
      cell: (order) => <Progress order={order} />,
    },
    {
      id: 'cost',
      title: t('column.cost'),
      numeric: true,
      sort: sort('dearest', 'cheapest'),
      cell: (order) => <Cost order={order} />,
    },
    {
      id: 'at',
      title: t('column.date'),
      from: 960,
      sort: sort('newest', 'oldest'),
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
    {
      id: 'end',
      title: t('ended'),
      from: 960,
      sort: sort('ended'),
      cell: ({ completedAt }) => (completedAt === null ? '–' : <Moment at={completedAt} />),
    },
  ];
}

const DIRECTIONS = { asc: 'ascending', desc: 'descending' } as const;

/** A head leads to one order of the list, and from that to the other. */
function sortOf(filters: OrderFilters, [first, other]: [SortName, SortName]) {
  const isNow = filters.sort === first || filters.sort === other;
  const next = filters.sort === first ? other : first;
  return {
    href: ordersAddress(filters, { sort: next }),
    direction: isNow ? DIRECTIONS[SORTS[filters.sort][1]] : undefined,
  };
}

function Named({ order: { id, name, icon, run, url, createdAt } }: { order: OrderRow }) {
  const { t } = useTranslation('orders');
  return (
    <Row as="span" gap={3} align="start">
      <NetworkIcon name={icon} size={24} tone="tile" />
      <span className={titles}>
        <Link to={pagePath('orders/:id', { id })}>{name}</Link>
        <ShortLink url={url} />
        <span className={styles.detail}>
          {run === null ? t('number', { id }) : t('numberOfRun', { id, run })}
          <span className={shownBelow[960]}>
            {' · '}
            <Moment at={createdAt} />
          </span>
        </span>
      </span>
    </Row>
  );
}

function Progress({ order: { delivered, quantity, start } }: { order: OrderRow }) {
  const numbers = useNumbers();
  const { t } = useTranslation('orders');
  return (
    <Stack as="span" gap="half" fitsContent>
      {t('delivered', { delivered: numbers.count(delivered), quantity: numbers.count(quantity) })}
      {start === null ? null : (
        <span className={styles.detail}>
          {t('startQuantity')}: {numbers.count(start)}
        </span>
      )}
    </Stack>
  );
}

function Cost({ order }: { order: OrderRow }) {
  const { cost, refunded, price, per, quantity, isFreeTrial } = order;
  const { t } = useTranslation('orders');
  const numbers = useNumbers();
  return (
    <Stack as="span" gap="half" fitsContent>
      <Price amount={cost} />
      {refunded === null ? null : (
        <span className={styles.detail}>{t('back', { amount: numbers.money(refunded) })}</span>
      )}
      <span className={styles.detail}>
        {isFreeTrial ? (
          t('freeTrial')
        ) : per === 1 ? (
          <>
            {numbers.count(quantity)}&nbsp;×&nbsp;
            <Price amount={price} />
          </>
        ) : (
          <>
            <Price amount={price} />
            &nbsp;/&nbsp;{numbers.count(per)}
          </>
        )}
      </span>
    </Stack>
  );
}

/** What has become of it, and whether its customer still says how it was. */
function State({ order: { state, toReview } }: { order: OrderRow }) {
  const { t } = useTranslation('reviews');
  return (
    <Stack as="span" gap="half" fitsContent className={styles.state}>
      <span>
        <OrderBadge state={state} />
      </span>
      {toReview === undefined ? null : (
        <Link className={link({ kind: 'standalone' })} to={reviewPath(toReview)}>
          {t('prompt.open')}
        </Link>
      )}
    </Stack>
  );
}
