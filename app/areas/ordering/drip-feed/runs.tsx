import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { OrderBadge } from '#app/components/order/order-badge.tsx';
import { Price } from '#app/components/price.tsx';
import { Moment } from '#app/components/moment.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Badge } from '#app/ui/label/badge.tsx';
import { Table, type Column } from '#app/ui/table/table.tsx';
import type { Run } from './drip-feed.server.ts';
import * as styles from '#app/components/order/order-pages.css.ts';
import { useNumbers } from '#app/components/use-numbers.ts';
import { Stack } from '#app/ui/layout/stack.tsx';

/** Beyond this a table scrolls in itself. */
const MANY = 25;

/** What each run brings, when, and what it costs. */
export function Runs({ runs }: { runs: readonly Run[] }) {
  const { t } = useTranslation('overview');
  return (
    <Table
      caption={t('drip.runs')}
      columns={useColumns()}
      rows={runs}
      rowKey={({ run }) => String(run)}
      isTall={runs.length > MANY}
    />
  );
}

function useColumns(): Column<Run>[] {
  const numbers = useNumbers();
  const { t } = useTranslation(['overview', 'orders']);
  return [
    {
      id: 'run',
      title: t('drip.runs'),
      namesRow: true,
      cell: ({ run, orderId }) =>
        orderId === null ? (
          t('drip.run', { run })
        ) : (
          <Link to={pagePath('orders/:id', { id: orderId })}>{t('drip.run', { run })}</Link>
        ),
    },
    {
      id: 'at',
      title: t('drip.when'),
      cell: ({ at }) => (at === null ? '–' : <Moment at={at} />),
    },
    {
      id: 'quantity',
      title: t('orders:column.quantity'),
      numeric: true,
      cell: ({ quantity, delivered }) =>
        t('orders:delivered', {
          delivered: numbers.count(delivered),
          quantity: numbers.count(quantity),
        }),
    },
    {
      id: 'cost',
      title: t('orders:column.cost'),
      numeric: true,
      cell: ({ cost, refunded }) => (
        <Stack as="span" gap="half" fitsContent>
          <Price amount={cost} />
          {refunded === null ? null : (
            <span className={styles.detail}>
              {t('orders:refunded')}: <Price amount={refunded} />
            </span>
          )}
        </Stack>
      ),
    },
    { id: 'state', title: t('orders:column.state'), cell: (run) => <State run={run} /> },
  ];
}

function State({ run: { state, plan } }: { run: Run }) {
  const { t } = useTranslation('overview');
  if (state !== null) return <OrderBadge state={state} />;
  return <Badge tone="neutral">{plan === 'dropped' ? t('drip.dropped') : t('drip.planned')}</Badge>;
}
