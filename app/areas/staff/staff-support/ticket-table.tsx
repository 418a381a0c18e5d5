import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { ListedStaffTicket } from '#core/back-office/tickets/ticket-list.contract.ts';
import { FoundTable } from '#app/areas/staff/staff/found-table.tsx';
import { Moment } from '#app/components/moment.tsx';
import { SupportBadge } from '#app/components/support/support-badge.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import type { Column } from '#app/ui/table/table.tsx';

interface TicketTableProps {
  title: string;
  tickets: readonly ListedStaffTicket[];
}

export function TicketTable({ title, tickets }: TicketTableProps) {
  const { t } = useTranslation('support');
  return (
    <FoundTable
      title={title}
      columns={useColumns()}
      rows={tickets}
      nothing={{ title: t('list.empty'), text: t('list.emptyText') }}
    />
  );
}

function useColumns(): Column<ListedStaffTicket>[] {
  const { t } = useTranslation(['tickets', 'support', 'orders']);
  return [
    {
      id: 'subject',
      title: t('support:field.subject'),
      cell: ({ id, subject }) => (
        <Link to={pagePath('staff/support/:id', { id }, { queue: 'support' })}>
          <bdi>{subject}</bdi>
        </Link>
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
  ];
}
