import type { ReactNode } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { OrderBadge } from '#app/components/order/order-badge.tsx';
import { useOptionItems } from '#app/components/order/use-option-items.ts';
import { useWrittenItems } from '#app/components/order/use-written-items.tsx';
import { Price } from '#app/components/price.tsx';
import { Moment } from '#app/components/moment.tsx';
import { formatExactMinutes } from '#app/lib/i18n/format-minutes.ts';
import { ProgressBar } from '#app/ui/feedback/progress.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { DescriptionList, type Description } from '#app/ui/surface/description-list.tsx';
import type { ShownFeed } from './drip-feed.server.ts';
import * as styles from '#app/components/order/order-pages.css.ts';
import { useNumbers } from '#app/components/use-numbers.ts';
import { Stack } from '#app/ui/layout/stack.tsx';

interface FactsProps {
  feed: ShownFeed;
  /** What can be done about it. */
  actions: ReactNode;
}

/** How far it is, what was ordered and what it cost. */
export function Facts({ feed, actions }: FactsProps) {
  const numbers = useNumbers();
  const { t, i18n } = useTranslation(['overview', 'orders']);
  const { url, next, completedAt, made, runs, refunded } = feed;
  const writtenItems = useWrittenItems(feed.written, t('orders:written'));
  const optionItems = useOptionItems(feed);
  const items: Description[] = [
    ...(url === ''
      ? []
      : [{ term: t('orders:column.link'), detail: <span className={styles.url}>{url}</span> }]),
    { term: t('drip.whole'), detail: numbers.count(feed.quantity) },
    ...writtenItems,
    ...optionItems,
    { term: t('drip.between'), detail: formatExactMinutes(feed.minutes, i18n.language) },
    ...(next === null ? [] : [{ term: t('drip.next'), detail: <Moment at={next} /> }]),
    { term: t('orders:column.cost'), detail: <Price amount={feed.cost} /> },
    ...(refunded === null
      ? []
      : [{ term: t('orders:refunded'), detail: <Price amount={refunded} /> }]),
    { term: t('orders:column.date'), detail: <Moment at={feed.createdAt} /> },
    ...(completedAt === null
      ? []
      : [{ term: t('orders:ended'), detail: <Moment at={completedAt} /> }]),
  ];
  return (
    <Card
      title={t('orders:facts')}
      headingLevel={2}
      actions={<OrderBadge state={feed.status} />}
      footer={actions}
    >
      <Stack gap={5}>
        <ProgressBar
          label={t('drip.runs')}
          value={made / runs}
          valueText={t('orders:delivered', {
            delivered: numbers.count(made),
            quantity: numbers.count(runs),
          })}
        />
        <DescriptionList items={items} />
      </Stack>
    </Card>
  );
}
