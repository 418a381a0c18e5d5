import { Link } from '@remix-run/react';
import type { Campaign } from '#core/growth/campaigns/campaign.contract.ts';
import { CampaignBadge } from '#app/components/campaigns/campaign-badge.tsx';
import * as styles from '#app/components/campaigns/campaigns.css.ts';
import { Place, Won } from '#app/components/campaigns/place.tsx';
import { Moment } from '#app/components/moment.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import type { Column } from '#app/ui/table/table.tsx';

export function useCampaignColumns(): Column<Campaign>[] {
  const { t } = useTranslation('campaigns');
  const { count } = useNumbers();
  return [
    {
      id: 'campaign',
      title: t('column.campaign'),
      namesRow: true,
      isLong: true,
      cell: ({ id, snippet, url }) => (
        <Row as="span" gap={3} align="start">
          <img
            className={styles.thumbnail}
            src={snippet.thumbnail}
            alt=""
            width={80}
            height={45}
            loading="lazy"
            decoding="async"
          />
          <span className={styles.named}>
            <Link to={pagePath('youtube-campaign/:id', { id })} dir="auto">
              {snippet.title}
            </Link>
            <span className={styles.detail} dir="ltr">
              {url.replace('https://www.', '')}
            </span>
          </span>
        </Row>
      ),
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
      id: 'change',
      title: t('column.change'),
      numeric: true,
      cell: ({ change }) => <Won change={change} />,
    },
    {
      id: 'measured',
      title: t('column.measured'),
      cell: ({ measured_at: at, track }) => (
        <>
          {at === null ? '–' : <Moment at={at} />}
          <span className={styles.detail}>{t(`track.${track}`)}</span>
        </>
      ),
    },
  ];
}
