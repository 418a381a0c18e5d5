import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { z } from 'zod';
import type { bulkRowsAnswer } from '#core/back-office/bulk/bulk-action.contract.ts';
import { useResultText, useVerdictText } from '#app/areas/staff/staff/bulk-texts.ts';
import { useNumbers } from '#app/components/use-numbers.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Badge } from '#app/ui/label/badge.tsx';
import { Table, type Column } from '#app/ui/table/table.tsx';

type BulkOrder = z.infer<typeof bulkRowsAnswer>['data'][number];

/** Each order, with what could be done and what became of it. */
export function OrderRows({ orders }: { orders: readonly BulkOrder[] }) {
  const { t } = useTranslation('bulk');
  const { dollars } = useNumbers();
  const verdictText = useVerdictText();
  const resultText = useResultText();
  const columns: Column<BulkOrder>[] = [
    {
      id: 'order',
      title: t('rows.order'),
      namesRow: true,
      cell: ({ order_id: id }) => <Link to={pagePath('staff/orders/:id', { id })}>{id}</Link>,
    },
    {
      id: 'service',
      title: t('rows.service'),
      isLong: true,
      cell: ({ service }) => <span>{service}</span>,
    },
    {
      id: 'verdict',
      title: t('rows.verdict'),
      cell: ({ verdict }) => (
        <Badge tone={verdict === 'can' ? 'success' : verdict === 'ask' ? 'info' : 'neutral'}>
          {verdictText(verdict)}
        </Badge>
      ),
    },
    {
      id: 'amount',
      title: t('rows.amount'),
      numeric: true,
      cell: ({ amount, moved }) => dollars(moved ?? amount),
    },
    {
      id: 'result',
      title: t('rows.result'),
      cell: ({ result }) =>
        result === null ? (
          '–'
        ) : (
          <Badge tone={result === 'done' ? 'success' : result === 'failed' ? 'danger' : 'info'}>
            {resultText(result)}
          </Badge>
        ),
    },
  ];
  const nothing = <EmptyState illustration="search" title={t('rows.none')} headingLevel={3} />;
  return (
    <Table
      caption={t('rows.title')}
      columns={columns}
      rows={orders}
      rowKey={({ order_id: id }) => String(id)}
      state={orders.length === 0 ? { kind: 'empty', content: nothing } : undefined}
    />
  );
}
