import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import type { ShownOrder } from '#app/lib/orders/shown-order.ts';
import { Badge } from '#app/ui/label/badge.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { DescriptionList, type Description } from '#app/ui/surface/description-list.tsx';
import { Price } from '../price.tsx';
import { Moment } from '../moment.tsx';
import { useOptionItems } from './use-option-items.ts';
import { useWrittenItems } from './use-written-items.tsx';
import * as styles from './order.css.ts';
import { useNumbers } from '../use-numbers.ts';

interface OrderFactsProps {
  order: ShownOrder;
  /** What its countries are called. */
  countries: readonly string[];
  /** Where it is not shown by itself. */
  hasLink?: boolean;
  /** Whose page leads to the subscription that has made it; another reader is only told. */
  isOwn?: boolean;
}

/** What was ordered, and what it cost. */
export function OrderFacts({ order, countries, hasLink = true, isOwn = false }: OrderFactsProps) {
  const numbers = useNumbers();
  const { t } = useTranslation('orders');
  const { url, written, startQuantity, completedAt, refunded, subscriptionId } = order;
  const writtenItems = useWrittenItems(written, t('written'));
  const optionItems = useOptionItems({ ...order, countries });
  const items: Description[] = [
    ...(url === '' || !hasLink ? [] : [{ term: t('column.link'), detail: <Url url={url} /> }]),
    { term: t('column.quantity'), detail: numbers.count(order.quantity) },
    ...writtenItems,
    ...optionItems,
    ...(startQuantity === null
      ? []
      : [{ term: t('startQuantity'), detail: numbers.count(startQuantity) }]),
    { term: t('column.cost'), detail: <Cost order={order} /> },
    ...(subscriptionId === null
      ? []
      : [
          {
            term: t('subscription.term'),
            detail: <BySubscription id={subscriptionId} isOwn={isOwn} />,
          },
        ]),
    ...(refunded === null ? [] : [{ term: t('refunded'), detail: <Price amount={refunded} /> }]),
    { term: t('column.date'), detail: <Moment at={order.createdAt} /> },
    ...(completedAt === null ? [] : [{ term: t('ended'), detail: <Moment at={completedAt} /> }]),
  ];
  return (
    <Card title={t('facts')} headingLevel={2}>
      <DescriptionList items={items} />
    </Card>
  );
}

function Cost({ order: { cost, toPay, isFreeTrial } }: { order: ShownOrder }) {
  const { t } = useTranslation('orders');
  if (!isFreeTrial) return <Price amount={toPay ?? cost} />;
  return (
    <Row as="span" wraps gap={2} align="center">
      <Price amount={cost} />
      <Badge icon="gift">{t('freeTrial')}</Badge>
    </Row>
  );
}

/** Which subscription has made it, for a new post of its channel. */
function BySubscription({ id, isOwn }: { id: number; isOwn: boolean }) {
  const { t } = useTranslation('orders');
  const name = t('subscription.number', { id });
  return isOwn ? <Link to={pagePath('subscriptions/:id', { id })}>{name}</Link> : name;
}

/** Leads away only to where a browser goes. */
function Url({ url }: { url: string }) {
  return /^https?:\/\//.test(url) ? (
    <a className={styles.url} href={url} rel="noopener noreferrer nofollow" target="_blank">
      {url}
    </a>
  ) : (
    <span className={styles.url}>{url}</span>
  );
}
