import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { StaffReview } from '#core/back-office/reviews/review-list.contract.ts';
import type { ListColumn } from '#app/areas/staff/staff/list-columns.tsx';
import { ReviewBadge } from '#app/areas/staff/staff/review-badge.tsx';
import { sortedBy, type OfList } from '#app/areas/staff/staff/sorted-by.ts';
import { Moment } from '#app/components/moment.tsx';
import { Stars } from '#app/components/rating/stars.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import * as styles from './review-columns.css.ts';

/** What the list of reviews says of one. */
export function useReviewColumns(list: OfList): ListColumn<StaffReview>[] {
  const { t } = useTranslation('staff-reviews');
  return [
    {
      id: 'review',
      title: t('column.review'),
      namesRow: true,
      cell: ({ id, comment, language }) => (
        <Link className={styles.comment} to={pagePath('staff/reviews/:id', { id })}>
          {comment === null ? t('noWords') : <bdi lang={language.replace('_', '-')}>{comment}</bdi>}
        </Link>
      ),
    },
    {
      id: 'stars',
      title: t('column.stars'),
      cell: ({ rating }) => <Stars rating={rating} />,
    },
    {
      id: 'service',
      title: t('column.service'),
      isLong: true,
      cell: ({ service }) => <bdi>{service.name}</bdi>,
    },
    {
      id: 'customer',
      title: t('column.customer'),
      cell: ({ customer: { id, name, email } }) => <bdi>{name || email || `#${id}`}</bdi>,
    },
    {
      id: 'created',
      title: t('column.created'),
      sort: sortedBy(list, { column: 'created', first: 'descending', usual: '-created' }),
      cell: ({ created_at: at }) => <Moment at={at} />,
    },
    {
      id: 'state',
      title: t('column.state'),
      cell: ({ state }) => <ReviewBadge state={state} />,
    },
    {
      id: 'changed',
      title: t('column.changed'),
      isMore: true,
      cell: ({ updated_at: at }) => <Moment at={at} />,
    },
    {
      id: 'answered',
      title: t('column.answered'),
      isMore: true,
      cell: ({ answer }) => (answer === null ? '–' : <Moment at={answer.at} />),
    },
  ];
}
