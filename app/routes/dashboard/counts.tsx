import { useTranslation } from 'react-i18next';
import type { OrderStatus } from '#core/orders/order-status.pure.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { useMoney } from '../../components/price.tsx';
import { formatCount } from '../../lib/format-count.ts';
import { ChipGroup, ChipLink } from '../../ui/label/chip.tsx';
import { Stats } from '../../ui/surface/stat.tsx';
import type { Found } from './dashboard.server.ts';
import * as styles from '../../components/order/order-pages.css.ts';

const SHOWN: readonly OrderStatus[] = [
  'in_processing',
  'in_moderation',
  'completed',
  'unpaid',
  'stopped',
  'error',
  'canceled',
];

/** What there is to spend, and how many orders there are in each state. */
export function Counts({ balance, found }: { balance: string; found: Found }) {
  const { t } = useTranslation(['overview', 'orders', 'finances', 'shell']);
  const format = useMoney();
  return (
    <section aria-label={t('total')} className={styles.counts}>
      <Stats
        items={[
          { label: t('finances:purse.balance'), value: format(balance) },
          { label: t('orders'), value: formatCount(found.orders) },
        ]}
      />
      {found.orders > 0 ? (
        <ChipGroup label={t('byStatus')}>
          {SHOWN.filter((status) => found.statuses[status] > 0).map((status) => (
            <ChipLink
              key={status}
              href={`/orders?status=${status}`}
              count={formatCount(found.statuses[status])}
            >
              {t(`orders:state.${status}`)}
            </ChipLink>
          ))}
        </ChipGroup>
      ) : null}
      <p className={styles.buttons}>
        {found.orders > 0 ? <ButtonLink to="/orders/create">{t('orders:new')}</ButtonLink> : null}
        <ButtonLink to="/add-funds" tone="outline">
          {t('shell:addFunds')}
        </ButtonLink>
      </p>
    </section>
  );
}
