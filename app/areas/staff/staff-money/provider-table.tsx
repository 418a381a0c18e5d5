import type { MoneyOverview } from '#core/back-office/money/money-overview.contract.ts';
import { Margin } from '#app/areas/staff/staff/margin.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { DRAWINGS } from '#app/ui/feedback/drawings.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Table, type Column } from '#app/ui/table/table.tsx';
import { addUp } from './add-up.ts';
import * as styles from './money.css.ts';
import { unrounded } from './plotted.ts';

type Row = MoneyOverview['providers'][number] & {
  /** In whole cents of the currency that is shown, which add up to the figures above. */
  shown: { sales: number; cost: number };
};

/** What the orders brought in that ended in the period, and what their delivery cost. */
export function ProviderTable({ money, rate }: { money: MoneyOverview; rate: string }) {
  const { t } = useTranslation('money');
  const columns = useColumns();
  const { providers } = money;
  const inCents = (amountOf: (row: MoneyOverview['providers'][number]) => string) =>
    addUp(providers.map((row) => unrounded(amountOf(row), rate)));
  const sales = inCents((row) => row.sales);
  const costs = inCents((row) => row.cost);
  const rows = providers.map((row, at) => ({
    ...row,
    shown: { sales: sales[at] ?? 0, cost: costs[at] ?? 0 },
  }));
  if (providers.length === 0) {
    return <EmptyState drawing={DRAWINGS.chart} title={t('noDeliveries')} headingLevel={2} />;
  }
  return (
    <Table
      caption={t('byProvider')}
      columns={columns}
      rows={rows}
      rowKey={({ route, name }) => `${route} ${name ?? ''}`}
    />
  );
}

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('money');
  const { count, converted } = useNumbers();
  return [
    {
      ...{ id: 'provider', title: t('provider'), namesRow: true },
      cell: ({ route, name, without_cost: unknown }) => (
        <Stack as="span" gap="half" fitsContent justify="start">
          <bdi>{name ?? t(`route.${route}`)}</bdi>
          {unknown > 0 ? (
            <span className={styles.note}>{t('withoutCost', { count: unknown })}</span>
          ) : null}
        </Stack>
      ),
    },
    {
      ...{ id: 'orders', title: t('orders'), numeric: true },
      cell: ({ orders }) => count(orders),
    },
    {
      ...{ id: 'sales', title: t('moved.sales'), numeric: true },
      cell: ({ shown }) => converted(shown.sales),
    },
    {
      ...{ id: 'cost', title: t('cost'), numeric: true },
      cell: ({ shown }) => converted(shown.cost),
    },
    {
      ...{ id: 'margin', title: t('margin'), numeric: true },
      cell: ({ shown: { sales, cost } }) => converted(sales - cost),
    },
    {
      ...{ id: 'share', title: t('share'), numeric: true },
      cell: ({ margin, sales }) => (
        <Margin percent={Number(sales) > 0 ? (Number(margin) / Number(sales)) * 100 : null} />
      ),
    },
  ];
}
