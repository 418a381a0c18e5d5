import type { ReactNode } from 'react';
import { Day, Moment } from '#app/components/moment.tsx';
import * as styles from '#app/components/order/order-pages.css.ts';
import { Price } from '#app/components/price.tsx';
import { SubscriptionBadge } from '#app/components/subscriptions/subscription-badge.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ProgressBar } from '#app/ui/feedback/progress.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { DescriptionList } from '#app/ui/surface/description-list.tsx';
import type { ShownSubscription } from './subscription.server.ts';

interface SubscriptionFactsProps {
  subscription: ShownSubscription;
  /** What can be done about it. */
  actions: ReactNode;
}

/** How far it is, which channel it follows, what that costs. */
export function SubscriptionFacts({ subscription, actions }: SubscriptionFactsProps) {
  const numbers = useNumbers();
  const { t } = useTranslation('subscriptions');
  const { status, waitingFor, newPosts, limit, waiting, completedAt, endedReason } = subscription;
  const ended =
    completedAt === null ? [] : [{ term: t('ended'), detail: <Moment at={completedAt} /> }];
  const waits = waiting === 0 ? [] : [{ term: t('waiting'), detail: numbers.count(waiting) }];
  return (
    <Card
      title={t('facts')}
      headingLevel={2}
      actions={<SubscriptionBadge {...{ status, waitingFor }} />}
      footer={actions}
    >
      <Stack gap={5}>
        <ProgressBar
          label={t('column.posts')}
          value={newPosts / limit}
          valueText={t('of', { made: numbers.count(newPosts), limit: numbers.count(limit) })}
        />
        {endedReason === null ? null : <p>{t(`over.${endedReason}`)}</p>}
        <DescriptionList
          items={[
            {
              term: t('channel'),
              detail: (
                <a
                  className={styles.url}
                  href={subscription.url}
                  rel="noopener noreferrer nofollow"
                  target="_blank"
                >
                  {subscription.channel}
                </a>
              ),
            },
            ...waits,
            ...useProgramFacts(subscription),
            {
              term: t(subscription.isByProgram ? 'perPostMost' : 'column.perPost'),
              detail: <Price amount={subscription.perPost} />,
            },
            { term: t('total'), detail: <Price amount={subscription.total} /> },
            { term: t('column.spent'), detail: <Price amount={subscription.spent} /> },
            { term: t('column.started'), detail: <Moment at={subscription.startedAt} /> },
            ...ended,
          ]}
        />
      </Stack>
    </Card>
  );
}

/** What a program has said that no form asks for. */
function useProgramFacts({ isByProgram, delayMinutes, oldPosts, lastDay }: ShownSubscription) {
  const { t } = useTranslation('subscriptions');
  const numbers = useNumbers();
  if (!isByProgram) return [];
  const { made, limit } = oldPosts;
  return [
    { term: t('by'), detail: t('byProgram') },
    {
      term: t('delay'),
      detail: delayMinutes === 0 ? t('noDelay') : t('after', { count: delayMinutes }),
    },
    ...(limit === 0
      ? []
      : [
          {
            term: t('oldPosts'),
            detail: t('of', { made: numbers.count(made), limit: numbers.count(limit) }),
          },
        ]),
    ...(lastDay === null ? [] : [{ term: t('lastDay'), detail: <Day day={lastDay} /> }]),
  ];
}
