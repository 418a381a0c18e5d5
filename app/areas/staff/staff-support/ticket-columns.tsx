import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { ListedStaffTicket } from '#core/back-office/tickets/ticket-list.contract.ts';
import type { Others } from '#app/areas/staff/presence.server.ts';
import { HereBadge } from '#app/areas/staff/staff/here-badge.tsx';
import type { ListColumn } from '#app/areas/staff/staff/list-columns.tsx';
import { Moment } from '#app/components/moment.tsx';
import { SupportBadge } from '#app/components/support/support-badge.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Row } from '#app/ui/layout/row.tsx';

/** What the list of tickets says of one. */
export function useTicketColumns(others: Others): ListColumn<ListedStaffTicket>[] {
  const { t } = useTranslation(['tickets', 'support', 'orders']);
  return [
    {
      id: 'subject',
      title: t('support:field.subject'),
      cell: ({ id, subject }) => (
        <Row as="span" wraps gap={2} align="center">
          <Link to={pagePath('staff/support/:id', { id }, { queue: 'support' })}>
            <bdi>{subject}</bdi>
          </Link>
          <HereBadge others={others} id={id} />
        </Row>
      ),
    },
    {
      id: 'about',
      title: t('field.topic'),
      cell: ({ topic, order_id: orderId }) =>
        orderId === null ? t(`topic.${topic}`) : t('orders:number', { id: orderId }),
    },
    {
      id: 'customer',
      title: t('support:author.customer'),
      cell: ({ customer }) => <bdi>{customer.name || customer.email}</bdi>,
    },
    {
      id: 'assigned',
      title: t('staff.assigned'),
      cell: ({ assigned_to: to }) => (to ? <bdi>{to.name}</bdi> : t('staff.nobody')),
    },
    { id: 'at', title: t('staff.changed'), cell: ({ updated_at: at }) => <Moment at={at} /> },
    {
      id: 'state',
      title: t('staff.state'),
      cell: ({ state }) => <SupportBadge state={state} />,
    },
    {
      id: 'created',
      title: t('staff.created'),
      isMore: true,
      cell: ({ created_at: at }) => <Moment at={at} />,
    },
  ];
}
