import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { useMoney } from '#app/components/price.tsx';
import type { OrderSums } from '#app/lib/orders/order-sums.server.ts';
import { Stats } from '#app/ui/surface/stat.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';

/** What all of it comes to. */
export function Totals({ total }: Pick<OrderSums, 'total'>) {
  const numbers = useNumbers();
  const { t } = useTranslation(['overview', 'orders']);
  const format = useMoney();
  return (
    <section aria-label={t('total')}>
      <Stats
        items={[
          { label: t('orders'), value: numbers.count(total.orders) },
          { label: t('orders:column.quantity'), value: numbers.count(total.quantity) },
          { label: t('paid'), value: format(total.paid) },
          { label: t('orders:refunded'), value: format(total.refunded) },
          { label: t('spent'), value: format(total.spent) },
        ]}
      />
    </section>
  );
}
