import { Form } from '@remix-run/react';
import { ButtonLink } from '#app/components/button-link.tsx';
import { CampaignBadge } from '#app/components/campaigns/campaign-badge.tsx';
import * as styles from '#app/components/campaigns/campaigns.css.ts';
import { Moment, useMoments } from '#app/components/moment.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { DescriptionList } from '#app/ui/surface/description-list.tsx';
import type { ShownCampaign } from './campaign-page.server.ts';

interface CampaignStateProps {
  campaign: ShownCampaign;
  isMeasured: boolean;
  canOrder: boolean;
}

/** How a campaign stands, and what can be done about it. */
export function CampaignState({ campaign, isMeasured, canOrder }: CampaignStateProps) {
  const { t } = useTranslation('campaigns');
  const { status, url } = campaign;
  return (
    <Card title={t('state')} headingLevel={2} actions={<CampaignBadge status={status} />}>
      <Stack gap={5}>
        {isMeasured ? null : <Alert tone="warning">{t('unmeasured')}</Alert>}
        {campaign.has_failed && status === 'active' ? (
          <Alert tone="warning">{t('failed')}</Alert>
        ) : null}
        {status === 'stopped' ? (
          <Alert
            tone="warning"
            actions={
              <ButtonLink to={pagePath('plans-and-pricing')} size="small" tone="outline">
                {t('plans')}
              </ButtonLink>
            }
          >
            {t('stopped')}
          </Alert>
        ) : null}
        <Facts campaign={campaign} />
        <Deeds campaign={campaign} />
        {canOrder ? (
          <Row wraps gap={3}>
            <ButtonLink to={pagePath('orders/create', {}, { url })} tone="outline">
              {t('order')}
            </ButtonLink>
          </Row>
        ) : null}
      </Stack>
    </Card>
  );
}

function Facts({ campaign }: Pick<CampaignStateProps, 'campaign'>) {
  const { t } = useTranslation('campaigns');
  const { count } = useNumbers();
  const { measured_at: at, next_measuring_at: next, track, keywords } = campaign;
  return (
    <DescriptionList
      items={[
        { term: t('fact.track'), detail: t(`track.${track}`) },
        { term: t('fact.keywords'), detail: count(keywords.length) },
        {
          term: t('fact.measured'),
          detail: at === null ? t('place.never') : <Moment at={at} part="dayTime" />,
        },
        ...(next === null ? [] : [{ term: t('fact.next'), detail: <Next at={next} /> }]),
      ]}
    />
  );
}

function Next({ at }: { at: string }) {
  return <Moment at={at} part="dayTime" />;
}

function Deeds({ campaign }: Pick<CampaignStateProps, 'campaign'>) {
  const { t } = useTranslation('campaigns');
  const format = useMoments();
  const { actions, status, measurable_at: again } = campaign;
  return (
    <Stack gap={3}>
      <Row as={Form} method="post" preventScrollReset wraps gap={3}>
        {actions.measure ? (
          <SubmitButton name="form" value="measure">
            {t('measure')}
          </SubmitButton>
        ) : null}
        {actions.pause ? (
          <SubmitButton name="form" value="pause" tone="outline">
            {t('pause')}
          </SubmitButton>
        ) : null}
        {actions.activate && status === 'paused' ? (
          <SubmitButton name="form" value="activate">
            {t('activate')}
          </SubmitButton>
        ) : null}
      </Row>
      {status === 'active' && !actions.measure ? (
        <p className={styles.note}>
          {again === null ? t('measuring') : t('lately', { time: format(again, 'time') })}
        </p>
      ) : null}
    </Stack>
  );
}
