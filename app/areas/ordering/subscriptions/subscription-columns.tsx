import { Link } from '@remix-run/react';
import { titles, detail } from '#app/components/order/order-pages.css.ts';
import { ShortLink } from '#app/components/order/short-link.tsx';
import { Day, Moment } from '#app/components/moment.tsx';
import { Price } from '#app/components/price.tsx';
import { SubscriptionBadge } from '#app/components/subscriptions/subscription-badge.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { NetworkIcon } from '#app/ui/network-icon.tsx';
import type { Column } from '#app/ui/table/table.tsx';
import {
  SORTS,
  subscriptionsAddress,
  type SortName,
  type SubscriptionFilters,
} from './subscription-filters.ts';
import type { SubscriptionRow } from './subscriptions.server.ts';

export function useColumns(filters: SubscriptionFilters): Column<SubscriptionRow>[] {
  const { t } = useTranslation('subscriptions');
  const numbers = useNumbers();
  return [
    {
      id: 'subscription',
      title: t('column.subscription'),
      namesRow: true,
      isLong: true,
      cell: (row) => <Named row={row} />,
    },
    {
      id: 'status',
      title: t('column.status'),
      sort: sortOf(filters, ['status', 'status']),
      cell: (row) => <State row={row} />,
    },
    {
      id: 'posts',
      title: t('column.posts'),
      numeric: true,
      cell: ({ posts, limit, waiting, program }) => (
        <Stack as="span" gap="half" fitsContent>
          {t('of', { made: numbers.count(posts), limit: numbers.count(limit) })}
          {program?.lastDay == null ? null : (
            <span className={detail}>
              {t('lastDay')}: <Day day={program.lastDay} />
            </span>
          )}
          {waiting === 0 ? null : (
            <span className={detail}>
              {t('waiting')}: {numbers.count(waiting)}
            </span>
          )}
        </Stack>
      ),
    },
    {
      id: 'perPost',
      title: t('column.perPost'),
      numeric: true,
      cell: ({ perPost, program }) => <PerPost {...{ perPost, program }} />,
    },
    {
      id: 'spent',
      title: t('column.spent'),
      numeric: true,
      cell: ({ spent }) => <Price amount={spent} />,
    },
    {
      id: 'started',
      title: t('column.started'),
      sort: sortOf(filters, ['newest', 'oldest']),
      cell: ({ startedAt }) => <Moment at={startedAt} />,
    },
  ];
}

const DIRECTIONS = { asc: 'ascending', desc: 'descending' } as const;

/** A head leads to one order of the list, and from that to the other. */
function sortOf(filters: SubscriptionFilters, [first, other]: [SortName, SortName]) {
  const isNow = filters.sort === first || filters.sort === other;
  const next = filters.sort === first ? other : first;
  return {
    href: subscriptionsAddress(filters, { sort: next }),
    direction: isNow ? DIRECTIONS[SORTS[filters.sort][1]] : undefined,
  };
}

function Named({ row: { id, name, url, icon } }: { row: SubscriptionRow }) {
  const { t } = useTranslation('subscriptions');
  return (
    <Row as="span" gap={3} align="start">
      <NetworkIcon name={icon} size={24} tone="tile" />
      <span className={titles}>
        <Link to={pagePath('subscriptions/:id', { id })}>{name}</Link>
        <ShortLink url={url} />
        <span className={detail}>{t('number', { id })}</span>
      </span>
    </Row>
  );
}

/** What a post costs; by a program at most, in which quantities and how long after. */
function PerPost({ perPost, program }: Pick<SubscriptionRow, 'perPost' | 'program'>) {
  const { t } = useTranslation('subscriptions');
  const numbers = useNumbers();
  if (!program) return <Price amount={perPost} />;
  const { least, most, delayMinutes } = program;
  return (
    <Stack as="span" gap="half" fitsContent>
      <Price amount={perPost} />
      <span className={detail}>
        {least === most
          ? numbers.count(most)
          : t('range', { min: numbers.count(least), max: numbers.count(most) })}
      </span>
      <span className={detail}>
        {delayMinutes === 0 ? t('noDelay') : t('after', { count: delayMinutes })}
      </span>
    </Stack>
  );
}

/** How it stands; where it waits, for what. */
function State({ row: { status, waitingFor } }: { row: SubscriptionRow }) {
  const { t } = useTranslation('subscriptions');
  return (
    <Stack as="span" gap="half" fitsContent>
      <span>
        <SubscriptionBadge {...{ status, waitingFor }} />
      </span>
      {waitingFor === null ? null : (
        <span className={detail}>{t(`waits.${waitingFor}.title`)}</span>
      )}
    </Stack>
  );
}
