import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Moment } from '#app/components/moment.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { NetworkIcon } from '#app/ui/network-icon.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import type { LastOrder } from './dashboard.server.ts';
import * as styles from '#app/components/order/order-pages.css.ts';
import { useNumbers } from '#app/components/use-numbers.ts';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';

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
      <PlainList gap={4}>
        {orders.map(({ id, name, icon, delivered, quantity, at }) => (
          <Row key={id} as="li" gap={3} align="start">
            <NetworkIcon name={icon} size={24} tone="tile" />
            <Stack as="span" gap="half">
              <Link to={pagePath('orders/:id', { id })}>{name}</Link>
              <span className={styles.detail}>
                {t('orders:delivered', {
                  delivered: numbers.count(delivered),
                  quantity: numbers.count(quantity),
                })}
                {' · '}
                <Moment at={at} />
              </span>
            </Stack>
          </Row>
        ))}
      </PlainList>
    </Card>
  );
}
