import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { ListedReport } from '#core/back-office/reports/report-list.contract.ts';
import type { Others } from '#app/areas/staff/presence.server.ts';
import { HereBadge } from '#app/areas/staff/staff/here-badge.tsx';
import type { ListColumn } from '#app/areas/staff/staff/list-columns.tsx';
import { ReportBadge } from '#app/areas/staff/staff/report-badge.tsx';
import { sortedBy, type OfList } from '#app/areas/staff/staff/sorted-by.ts';
import { Moment } from '#app/components/moment.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Row } from '#app/ui/layout/row.tsx';

/** What the list of all reports says of one. */
export function useReportColumns(list: OfList, others: Others): ListColumn<ListedReport>[] {
  const { t } = useTranslation(['reports', 'responsible', 'staff']);
  return [
    {
      id: 'report',
      title: t('column.report'),
      namesRow: true,
      isLong: true,
      cell: ({ id, service }) => (
        <Row as="span" wraps gap={2} align="center">
          <Link to={pagePath('staff/reports/:id', { id })}>
            <bdi>{service.name}</bdi>
          </Link>
          <HereBadge others={others} id={id} />
        </Row>
      ),
    },
    {
      id: 'reason',
      title: t('column.reason'),
      cell: ({ reason }) => t(`responsible:report.reasons.${reason}`),
    },
    {
      id: 'customer',
      title: t('column.customer'),
      cell: ({ author }) => <bdi>{author.name ?? author.email ?? t('staff:reports.nobody')}</bdi>,
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
      cell: ({ status }) => <ReportBadge status={status} />,
    },
    {
      id: 'closed',
      title: t('column.closed'),
      cell: ({ decided_at: at }) => (at === null ? '–' : <Moment at={at} />),
    },
    {
      id: 'by',
      title: t('staff:identity.decidedBy'),
      isMore: true,
      cell: ({ decided_by: by }) => (by === null ? '–' : <bdi>{by.name}</bdi>),
    },
  ];
}
