import type { StaffCustomerPage } from '#core/back-office/customers/staff-customer.contract.ts';
import { CampaignBadge } from '#app/components/campaigns/campaign-badge.tsx';
import { Place } from '#app/components/campaigns/place.tsx';
import { PlanBadge } from '#app/components/campaigns/plan-badge.tsx';
import { Moment, useMoments } from '#app/components/moment.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { DescriptionList } from '#app/ui/surface/description-list.tsx';
import { Table, type Column } from '#app/ui/table/table.tsx';
import type { PartProps } from './customer-page.ts';

type Line = StaffCustomerPage['keyword_campaigns']['campaigns'][number];

/** The plan that they pay for keyword campaigns, and the latest of those. */
export function CustomerCampaigns({ page: { customer } }: PartProps) {
  const { t } = useTranslation(['customers', 'plans', 'campaigns']);
  const { dollars, count } = useNumbers();
  const format = useMoments();
  const columns = useColumns();
  const { tariff, campaigns, tracked_keywords: tracked } = customer.keyword_campaigns;
  if (!tariff) return null;
  return (
    <Card
      title={t('plan.title', { plan: tariff.name })}
      headingLevel={2}
      actions={<PlanBadge tariff={tariff} />}
    >
      <Stack gap={5}>
        <DescriptionList
          items={[
            {
              term: t('plans:fact.keywords'),
              detail: t('plans:mine.used', {
                used: count(tracked),
                limit: count(tariff.keywords_limit),
              }),
            },
            {
              term: t('plans:fact.price'),
              detail: t('plans:month', { amount: dollars(tariff.price) }),
            },
            {
              term: tariff.is_trial ? t('plans:fact.freeUntil') : t('plans:fact.paidUntil'),
              detail: format(tariff.expired_at, 'day'),
            },
          ]}
        />
        {campaigns.length === 0 ? null : (
          <Table
            caption={t('campaigns:list.title')}
            captionIsHidden
            columns={columns}
            rows={campaigns}
            rowKey={({ id }) => String(id)}
          />
        )}
      </Stack>
    </Card>
  );
}

function useColumns(): Column<Line>[] {
  const { t } = useTranslation('campaigns');
  const { count } = useNumbers();
  return [
    {
      id: 'campaign',
      title: t('column.campaign'),
      namesRow: true,
      cell: ({ url }) => <bdi>{url.replace('https://www.', '')}</bdi>,
    },
    {
      id: 'status',
      title: t('column.status'),
      cell: ({ status }) => <CampaignBadge status={status} />,
    },
    {
      id: 'keywords',
      title: t('column.keywords'),
      numeric: true,
      cell: ({ keywords }) => count(keywords.length),
    },
    {
      id: 'position',
      title: t('column.position'),
      numeric: true,
      cell: ({ best_position: position, measured_at: at }) => (
        <Place position={position} isMeasured={at !== null} />
      ),
    },
    {
      id: 'measured',
      title: t('column.measured'),
      cell: ({ measured_at: at }) => (at === null ? '–' : <Moment at={at} />),
    },
  ];
}
