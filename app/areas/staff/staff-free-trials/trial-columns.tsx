import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { ListedStaffTrial } from '#core/back-office/free-trials/trial-list.contract.ts';
import type { Others } from '#app/areas/staff/presence.server.ts';
import { HereBadge } from '#app/areas/staff/staff/here-badge.tsx';
import type { ListColumn } from '#app/areas/staff/staff/list-columns.tsx';
import { sortedBy, type OfList } from '#app/areas/staff/staff/sorted-by.ts';
import { Moment } from '#app/components/moment.tsx';
import { TrialBadge } from '#app/components/trials/trial-badge.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { unbrokenName } from '#app/lib/i18n/unbroken-name.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Row } from '#app/ui/layout/row.tsx';

/** What the list of free trials says of one. */
export function useTrialColumns(list: OfList, others: Others): ListColumn<ListedStaffTrial>[] {
  const { t } = useTranslation('staff-trials');
  const { count } = useNumbers();
  return [
    {
      id: 'trial',
      title: t('column.trial'),
      namesRow: true,
      cell: ({ id, quest }) => (
        <Row as="span" wraps gap={2} align="center">
          <Link to={pagePath('staff/free-trials/:id', { id })}>
            {id} · <bdi>{quest.name}</bdi>
          </Link>
          <HereBadge others={others} id={id} />
        </Row>
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
      cell: ({ quantity, service }) => (
        <>
          {count(quantity)} × <bdi>{unbrokenName(service.name)}</bdi>
        </>
      ),
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
      cell: ({ status }) => <TrialBadge status={status} />,
    },
    {
      id: 'sent',
      title: t('column.sent'),
      isMore: true,
      cell: ({ submitted_at: at }) => (at === null ? '–' : <Moment at={at} />),
    },
    {
      id: 'decided',
      title: t('column.decided'),
      isMore: true,
      cell: ({ decided_at: at }) => (at === null ? '–' : <Moment at={at} />),
    },
  ];
}
