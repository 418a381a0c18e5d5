import type { MoneyOverview } from '#core/back-office/money/money-overview.contract.ts';
import { Margin } from '#app/areas/staff/staff/margin.tsx';
import { Price } from '#app/components/price.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { DRAWINGS } from '#app/ui/feedback/drawings.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Table, type Column } from '#app/ui/table/table.tsx';
import * as styles from './money.css.ts';

type Row = MoneyOverview['providers'][number];

/** What the orders brought in that ended in the period, and what their delivery cost. */
export function ProviderTable({ money: { providers } }: { money: MoneyOverview }) {
  const { t } = useTranslation('money');
  const columns = useColumns();
  if (providers.length === 0) {
    return <EmptyState drawing={DRAWINGS.chart} title={t('noDeliveries')} headingLevel={2} />;
  }
  return (
    <Table
      caption={t('byProvider')}
      columns={columns}
      rows={providers}
      rowKey={({ route, name }) => `${route} ${name ?? ''}`}
    />
  );
}

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('money');
  const { count } = useNumbers();
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
      cell: ({ sales }) => <Price amount={sales} />,
    },
    {
      ...{ id: 'cost', title: t('cost'), numeric: true },
      cell: ({ cost }) => <Price amount={cost} />,
    },
    {
      ...{ id: 'margin', title: t('margin'), numeric: true },
      cell: ({ margin }) => <Price amount={margin} />,
    },
    {
      ...{ id: 'share', title: t('share'), numeric: true },
      cell: ({ margin, sales }) => (
        <Margin percent={Number(sales) > 0 ? (Number(margin) / Number(sales)) * 100 : null} />
      ),
    },
  ];
}
