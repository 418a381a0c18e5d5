import { Link } from '@remix-run/react';
import * as styles from '#app/components/order/order-pages.css.ts';
import { Price } from '#app/components/price.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import type { ShownSubscription } from './subscription.server.ts';

/** What is ordered for each new post, and at which cost. */
export function ServicesCard({ services }: Pick<ShownSubscription, 'services'>) {
  const { t } = useTranslation('subscriptions');
  const numbers = useNumbers();
  return (
    <Card title={t('services')} headingLevel={2}>
      <PlainList gap={4}>
        {services.map(({ id, slug, name, quantity, least, countries, cost }) => (
          <li key={id}>
            <Row gap={4} align="baseline" justify="between">
              <Stack as="span" gap="half">
                <span>
                  {least === null || least === quantity
                    ? numbers.count(quantity)
                    : t('range', {
                        min: numbers.count(least),
                        max: numbers.count(quantity),
                      })}{' '}
                  × <Link to={pagePath('services/:slug', { slug })}>{name}</Link>
                </span>
                {least === null || least === quantity ? null : (
                  <span className={styles.detail}>{t('drawn')}</span>
                )}
                {countries.length === 0 ? null : (
                  <span className={styles.detail}>{countries.join(', ')}</span>
                )}
              </Stack>
              <Price amount={cost} />
            </Row>
          </li>
        ))}
      </PlainList>
    </Card>
  );
}
