import { ButtonLink } from '#app/components/button-link.tsx';
import * as styles from '#app/components/campaigns/campaigns.css.ts';
import { PlanBadge } from '#app/components/campaigns/plan-badge.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import type { CampaignList } from './campaigns-page.server.ts';

interface PlanUseProps {
  own: CampaignList['own'];
  hasCampaigns: boolean;
}

/** How much of the plan is used; where nothing can be measured, the way to a plan. */
export function PlanUse({ own, hasCampaigns }: PlanUseProps) {
  const { t } = useTranslation('campaigns');
  const { count } = useNumbers();
  const { campaign_tariff: tariff, keywords_limit: limit, tracked_keywords: used } = own;
  if (!tariff || tariff.status === 'ended') {
    return hasCampaigns ? <Ended /> : <NoPlan isMeasured={own.is_measured} />;
  }
  const create = <ButtonLink to={pagePath('youtube-campaign/create')}>{t('new')}</ButtonLink>;
  return (
    <>
      {own.is_measured ? null : <Alert tone="warning">{t('unmeasured')}</Alert>}
      <Card title={tariff.name} headingLevel={2} actions={<PlanBadge tariff={tariff} />}>
        <Stack gap={4}>
          <p className={styles.note}>{t('use', { used: count(used), limit: count(limit) })}</p>
          <Row wraps gap={3}>
            {hasCampaigns ? create : null}
            <ButtonLink to={pagePath('plans-and-pricing')} tone="outline">
              {t('plans')}
            </ButtonLink>
          </Row>
        </Stack>
      </Card>
      {hasCampaigns ? null : (
        <EmptyState icon="chart-line" title={t('empty.title')} actions={create}>
          {t('empty.text')}
        </EmptyState>
      )}
    </>
  );
}

function ToPlans() {
  const { t } = useTranslation('campaigns');
  return <ButtonLink to={pagePath('plans-and-pricing')}>{t('plans')}</ButtonLink>;
}

function NoPlan({ isMeasured }: { isMeasured: boolean }) {
  const { t } = useTranslation('campaigns');
  return (
    <EmptyState icon="chart-line" title={t('noPlan.title')} actions={<ToPlans />}>
      {isMeasured ? t('noPlan.text') : t('unmeasured')}
    </EmptyState>
  );
}

function Ended() {
  const { t } = useTranslation('campaigns');
  return (
    <Alert tone="warning" title={t('ended.title')} actions={<ToPlans />}>
      {t('ended.text')}
    </Alert>
  );
}
