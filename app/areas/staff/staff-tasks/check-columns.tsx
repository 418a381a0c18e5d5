import { Link } from '@remix-run/react';
import type { ListedStaffCheck } from '#core/back-office/task-checks/check-list.contract.ts';
import type { ListColumn } from '#app/areas/staff/staff/list-columns.tsx';
import { sortedBy, type OfList } from '#app/areas/staff/staff/sorted-by.ts';
import { Moment } from '#app/components/moment.tsx';
import { CheckBadge } from '#app/components/tasks/check-badge.tsx';
import * as styles from '#app/components/tasks/tasks.css.ts';
import { useNumbers } from '#app/components/use-numbers.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';

/** What the list of checks says of one. */
export function useCheckColumns(list: OfList): ListColumn<ListedStaffCheck>[] {
  const { t } = useTranslation('staff-tasks');
  const { dollars } = useNumbers();
  return [
    {
      id: 'check',
      title: t('column.check'),
      namesRow: true,
      cell: ({ id }) => <Link to={pagePath('staff/tasks/:id', { id })}>{id}</Link>,
    },
    {
      id: 'said',
      title: t('column.said'),
      cell: ({ custom_comment: words }) =>
        words === null ? (
          '–'
        ) : (
          <span className={styles.excerpt} dir="auto">
            {words}
          </span>
        ),
    },
    {
      id: 'customer',
      title: t('column.customer'),
      cell: ({ customer: { id, name, email } }) => <bdi>{name || email || `#${id}`}</bdi>,
    },
    {
      id: 'reward',
      title: t('column.reward'),
      numeric: true,
      cell: ({ reward }) => dollars(reward),
    },
    {
      id: 'created',
      title: t('column.began'),
      sort: sortedBy(list, { column: 'created', first: 'descending', usual: '-created' }),
      cell: ({ created_at: at }) => <Moment at={at} />,
    },
    {
      id: 'status',
      title: t('column.status'),
      cell: ({ status }) => <CheckBadge status={status} />,
    },
    {
      id: 'order',
      title: t('column.order'),
      isMore: true,
      cell: ({ order_id: id }) => id,
    },
    {
      id: 'sent',
      title: t('column.sent'),
      isMore: true,
      cell: ({ checked_at: at }) => (at === null ? '–' : <Moment at={at} />),
    },
    {
      id: 'ready',
      title: t('ready'),
      isMore: true,
      cell: ({ ready_at: at }) => (at === null ? '–' : <Moment at={at} />),
    },
  ];
}
