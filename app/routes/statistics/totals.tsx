import { useTranslation } from 'react-i18next';
import { useMoney } from '../../components/price.tsx';
import { formatCount } from '../../lib/format-count.ts';
import type { OrderSums } from '../../lib/order-sums.server.ts';
import { Stats } from '../../ui/surface/stat.tsx';

/** What all of it comes to. */
export function Totals({ total }: Pick<OrderSums, 'total'>) {
  const { t } = useTranslation(['overview', 'orders']);
  const format = useMoney();
  return (
    <section aria-label={t('total')}>
      <Stats
        items={[
          { label: t('orders'), value: formatCount(total.orders) },
          { label: t('orders:column.quantity'), value: formatCount(total.quantity) },
          { label: t('paid'), value: format(total.paid) },
          { label: t('orders:refunded'), value: format(total.refunded) },
          { label: t('spent'), value: format(total.spent) },
        ]}
      />
    </section>
  );
}
