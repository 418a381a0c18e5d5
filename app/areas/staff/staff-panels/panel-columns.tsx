import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { StaffChildPanel } from '#core/back-office/child-panels/child-panel-list.contract.ts';
import type { ListColumn } from '#app/areas/staff/staff/list-columns.tsx';
import { PanelBadge } from '#app/areas/staff/staff/panel-badge.tsx';
import { sortedBy, type OfList } from '#app/areas/staff/staff/sorted-by.ts';
import { Moment } from '#app/components/moment.tsx';
import { Price } from '#app/components/price.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';

/** What the list of panels says of one. */
export function usePanelColumns(list: OfList): ListColumn<StaffChildPanel>[] {
  const { t } = useTranslation('staff-panels');
  return [
    {
      id: 'panel',
      title: t('column.panel'),
      namesRow: true,
      cell: ({ id, host }) => (
        <Link to={pagePath('staff/panels/:id', { id })}>
          <bdi>{host}</bdi>
        </Link>
      ),
    },
    {
      id: 'customer',
      title: t('column.customer'),
      cell: ({ customer: { id, name, email } }) => <bdi>{name || email || `#${id}`}</bdi>,
    },
    {
      id: 'status',
      title: t('column.status'),
      cell: ({ status }) => <PanelBadge status={status} />,
    },
    {
      id: 'paid',
      title: t('column.paidUntil'),
      cell: ({ paid_until: at }) => <Moment at={at} part="day" />,
    },
    {
      id: 'price',
      title: t('column.price'),
      numeric: true,
      cell: ({ price }) => <Price amount={price} />,
    },
    {
      id: 'created',
      title: t('column.created'),
      sort: sortedBy(list, { column: 'created', first: 'descending', usual: '-created' }),
      cell: ({ created_at: at }) => <Moment at={at} part="day" />,
    },
    {
      id: 'renews',
      title: t('column.renews'),
      isMore: true,
      cell: ({ renews }) => (renews ? t('renews.on') : t('renews.off')),
    },
    {
      id: 'suspended',
      title: t('column.suspended'),
      isMore: true,
      cell: ({ suspended }) => (suspended === null ? '–' : <Moment at={suspended.at} />),
    },
  ];
}
