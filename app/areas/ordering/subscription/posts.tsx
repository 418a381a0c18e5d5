import { Link } from '@remix-run/react';
import { Moment, useMoments } from '#app/components/moment.tsx';
import { OrderBadge } from '#app/components/order/order-badge.tsx';
import * as styles from '#app/components/order/order-pages.css.ts';
import { ShortLink } from '#app/components/order/short-link.tsx';
import { Price } from '#app/components/price.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { PostState } from '#core/ordering/subscriptions/subscription-states.pure.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Badge } from '#app/ui/label/badge.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Table, type Column } from '#app/ui/table/table.tsx';
import type { ShownPost } from './subscription.server.ts';

/** What the channel has published since, and what was ordered for it or why not. */
export function Posts({ posts }: { posts: readonly ShownPost[] }) {
  const { t } = useTranslation('subscriptions');
  return (
    <Table
      caption={t('posts.title')}
      columns={useColumns()}
      rows={posts}
      rowKey={({ id }) => String(id)}
      {...(posts.length === 0 && { state: { kind: 'empty', content: <NoPosts /> } })}
    />
  );
}

function NoPosts() {
  const { t } = useTranslation('subscriptions');
  return (
    <EmptyState icon="clock" title={t('posts.none')}>
      {t('posts.noneText')}
    </EmptyState>
  );
}

function useColumns(): Column<ShownPost>[] {
  const { t } = useTranslation('subscriptions');
  return [
    {
      id: 'post',
      title: t('posts.post'),
      namesRow: true,
      cell: ({ url, title }) => (
        <span className={styles.titles}>
          <a href={url} rel="noopener noreferrer nofollow" target="_blank" dir="auto">
            {title ?? url}
          </a>
          {title === null ? null : <ShortLink url={url} />}
        </span>
      ),
    },
    {
      id: 'published',
      title: t('posts.published'),
      cell: ({ publishedAt }) => <Moment at={publishedAt} />,
    },
    { id: 'ordered', title: t('posts.ordered'), cell: (post) => <Ordered post={post} /> },
    {
      id: 'cost',
      title: t('posts.cost'),
      numeric: true,
      cell: ({ cost, orders }) => (orders.length === 0 ? '–' : <Price amount={cost} />),
    },
  ];
}

const TONES = {
  planned: 'info',
  waiting: 'warning',
  ordered: 'success',
  skipped: 'neutral',
} as const satisfies Record<PostState, string>;

/** Its orders; where there are none, or fewer than services, why. */
function Ordered({ post: { state, reason, waitsUntil, orders } }: { post: ShownPost }) {
  const { t } = useTranslation(['subscriptions', 'orders']);
  const numbers = useNumbers();
  const moment = useMoments();
  return (
    <Stack as="span" gap={1} fitsContent>
      {orders.length === 0 ? (
        <span>
          <Badge tone={TONES[state]} isWhole>
            {t(`state.${state}`)}
          </Badge>
        </span>
      ) : (
        <PlainList gap={2}>
          {orders.map(({ id, status, name, quantity }) => (
            <li key={id}>
              <Row wraps gap={2} align="center">
                <Link to={pagePath('orders/:id', { id })} title={t('orders:number', { id })}>
                  {numbers.count(quantity)} × {name}
                </Link>
                <OrderBadge state={status} />
              </Row>
            </li>
          ))}
        </PlainList>
      )}
      {reason === null ? null : <span className={styles.detail}>{t(`reason.${reason}`)}</span>}
      {waitsUntil === null || state !== 'waiting' ? null : (
        <span className={styles.detail}>
          {t('posts.until', { moment: moment(waitsUntil, 'dayTime') })}
        </span>
      )}
    </Stack>
  );
}
