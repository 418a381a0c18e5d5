import { useTranslation } from 'react-i18next';
import { Price } from '../../components/price.tsx';
import { useGroupName } from '../../components/order/sums-chart.tsx';
import { formatCount } from '../../lib/format-count.ts';
import type { OrderSums } from '../../lib/order-sums.server.ts';
import { Table } from '../../ui/table/table.tsx';

/** All groups, also those that no drawing has room for. */
export function SumsTable({ sums }: { sums: OrderSums }) {
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
          cell: ({ orders }) => formatCount(orders),
        },
        {
          id: 'quantity',
          title: t('orders:column.quantity'),
          numeric: true,
          cell: ({ quantity }) => formatCount(quantity),
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
