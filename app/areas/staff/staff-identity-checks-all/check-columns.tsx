import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { ListedIdentityCheck } from '#core/back-office/identity-checks/identity-check-list.contract.ts';
import type { ListColumn } from '#app/areas/staff/staff/list-columns.tsx';
import { sortedBy, type OfList } from '#app/areas/staff/staff/sorted-by.ts';
import { IdentityBadge } from '#app/components/identity-status.tsx';
import { Moment } from '#app/components/moment.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';

/** What the list of identity checks says of one. */
export function useCheckColumns(list: OfList): ListColumn<ListedIdentityCheck>[] {
  const { t } = useTranslation(['staff', 'identity']);
  return [
    {
      id: 'customer',
      title: t('identity.customer'),
      namesRow: true,
      cell: ({ id, customer }) => (
        <Link to={pagePath('staff/identity/:id', { id })}>
          <bdi>{customer.name || customer.email || customer.id}</bdi>
        </Link>
      ),
    },
    {
      id: 'status',
      title: t('identity.all.column.status'),
      cell: ({ status }) => <IdentityBadge status={status} />,
    },
    {
      id: 'asked',
      title: t('identity.all.column.asked'),
      sort: sortedBy(list, { column: 'asked', first: 'descending', usual: '-asked' }),
      cell: ({ asked_at: at }) => <Moment at={at} />,
    },
    {
      id: 'askedby',
      title: t('identity.askedBy'),
      cell: ({ asked_by: by }) => <bdi>{by.name}</bdi>,
    },
    {
      id: 'decided',
      title: t('identity.all.column.decided'),
      cell: ({ decided_at: at }) => (at === null ? '–' : <Moment at={at} />),
    },
    {
      id: 'decidedby',
      title: t('identity.decidedBy'),
      cell: ({ decided_by: by }) => (by === null ? '–' : <bdi>{by.name}</bdi>),
    },
    {
      id: 'steps',
      title: t('identity.asked'),
      isMore: true,
      cell: ({ steps }) => steps.map((step) => t(`identity:step.${step}`)).join(', '),
    },
    {
      id: 'since',
      title: t('identity.since'),
      isMore: true,
      cell: ({ since }) => <Moment at={since} />,
    },
    {
      id: 'due',
      title: t('identity.due'),
      isMore: true,
      cell: ({ due_at: at }) => <Moment at={at} part="day" />,
    },
  ];
}
