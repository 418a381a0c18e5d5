import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Moment } from '#app/components/moment.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { NetworkIcon } from '#app/ui/network-icon.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import type { LastOrder } from './dashboard.server.ts';
import * as styles from '#app/components/order/order-pages.css.ts';
import { useNumbers } from '#app/components/use-numbers.ts';

interface LastOrdersProps {
  status: 'in_processing' | 'completed';
  orders: readonly LastOrder[];
}

/** The last orders in a state, and the way to all of them. */
export function LastOrders({ status, orders }: LastOrdersProps) {
  const numbers = useNumbers();
  const { t } = useTranslation(['overview', 'orders']);
  return (
    <Card
      title={t(`last.${status}`)}
      headingLevel={2}
      actions={<Link to={pagePath('orders', {}, { status })}>{t('orders:toAll')}</Link>}
    >
      {orders.length === 0 ? <p className={styles.none}>{t(`noLast.${status}`)}</p> : null}
      <ul className={styles.list}>
        {orders.map(({ id, name, icon, delivered, quantity, at }) => (
          <li key={id} className={styles.line}>
            <NetworkIcon name={icon} size={24} tone="tile" />
            <span className={styles.names}>
              <Link to={pagePath('orders/:id', { id })}>{name}</Link>
              <span className={styles.detail}>
                {t('orders:delivered', {
                  delivered: numbers.count(delivered),
                  quantity: numbers.count(quantity),
                })}
                {' · '}
                <Moment at={at} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
