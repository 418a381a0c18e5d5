import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Price } from '#app/components/price.tsx';
import { useGroupName } from '#app/components/order/sums-chart.tsx';
import type { OrderSums } from '#app/lib/orders/order-sums.server.ts';
import { Table } from '#app/ui/table/table.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';

/** All groups, also those that no drawing has room for. */
export function SumsTable({ sums }: { sums: OrderSums }) {
  const numbers = useNumbers();
  const { t } = useTranslation(['overview', 'orders']);
  const nameOf = useGroupName(sums.group);
  return (
    <Table
      caption={t(`unit.${sums.group}`)}
      captionIsHidden
      rows={sums.rows}
      rowKey={({ key }) => key}
      columns={[
        { id: 'name', title: t(`unit.${sums.group}`), namesRow: true, cell: nameOf },
        {
          id: 'orders',
          title: t('orders'),
          numeric: true,
          cell: ({ orders }) => numbers.count(orders),
        },
        {
          id: 'quantity',
          title: t('orders:column.quantity'),
          numeric: true,
          cell: ({ quantity }) => numbers.count(quantity),
        },
        {
          id: 'paid',
          title: t('paid'),
          numeric: true,
          cell: ({ paid }) => <Price amount={paid} />,
        },
        {
          id: 'refunded',
          title: t('orders:refunded'),
          numeric: true,
          cell: ({ refunded }) => <Price amount={refunded} />,
        },
        {
          id: 'spent',
          title: t('spent'),
          numeric: true,
          cell: ({ spent }) => <Price amount={spent} />,
        },
      ]}
    />
  );
}
