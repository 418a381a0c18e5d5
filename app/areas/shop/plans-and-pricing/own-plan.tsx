import { Form } from '@remix-run/react';
import type { CampaignTariff } from '#core/growth/campaigns/tariffs/tariff.contract.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { PlanBadge } from '#app/components/campaigns/plan-badge.tsx';
import { useMoments } from '#app/components/moment.tsx';
import { useMoney } from '#app/components/price.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { DescriptionList } from '#app/ui/surface/description-list.tsx';
import type { OwnSubscription } from './plans-page.server.ts';

interface OwnPlanProps {
  tariff: CampaignTariff;
  own: OwnSubscription;
  hasCampaigns: boolean;
  isMeasured: boolean;
  refusal: string | undefined;
}

/** The plan that a customer has, or had last. */
export function OwnPlan({ tariff, own, hasCampaigns, isMeasured, refusal }: OwnPlanProps) {
  const { t } = useTranslation('plans');
  const isOver = tariff.status === 'ended';
  return (
    <Card
      title={t('mine.title', { plan: tariff.name })}
      headingLevel={2}
      actions={<PlanBadge tariff={tariff} />}
    >
      <Stack gap={5}>
        {refusal === undefined ? null : (
          <Alert tone="danger" announce="now">
            {refusal}
          </Alert>
        )}
        <Notice tariff={tariff} />
        {isOver ? null : <Facts tariff={tariff} own={own} />}
        <Row wraps gap={3}>
          {isOver ? null : <Renewal tariff={tariff} isMeasured={isMeasured} />}
          {hasCampaigns ? (
            <ButtonLink to={pagePath('youtube-campaign')} tone="outline">
              {t('campaigns')}
            </ButtonLink>
          ) : null}
        </Row>
      </Stack>
    </Card>
  );
}

/** What has to be known of it before its facts. */
function Notice({ tariff }: Pick<OwnPlanProps, 'tariff'>) {
  const { t } = useTranslation('plans');
  const format = useMoments();
  const { status, renews, ends_at: endsAt, ended_at: endedAt, expired_at: until } = tariff;
  if (status === 'ended') {
    return <p>{t('notice.ended', { date: format(endedAt ?? until, 'day') })}</p>;
  }
  if (status === 'overdue') {
    const date = format(endsAt ?? until, 'day');
    return <Alert tone="warning">{t('notice.overdue', { date })}</Alert>;
  }
  return renews ? null : <Alert>{t('notice.ends', { date: format(until, 'day') })}</Alert>;
}

function Facts({ tariff, own }: Pick<OwnPlanProps, 'tariff' | 'own'>) {
  const { t } = useTranslation('plans');
  const money = useMoney();
  const { count } = useNumbers();
  const format = useMoments();
  const { next_plan: next } = tariff;
  const month = (price: string) => t('month', { amount: money(price) });
  return (
    <DescriptionList
      items={[
        {
          term: t('fact.keywords'),
          detail: t('mine.used', {
            used: count(own.tracked_keywords),
            limit: count(own.keywords_limit),
          }),
        },
        { term: t('fact.price'), detail: month(tariff.price) },
        {
          term: tariff.is_trial ? t('fact.freeUntil') : t('fact.paidUntil'),
          detail: format(tariff.expired_at, 'day'),
        },
        ...(next
          ? [
              {
                term: t('fact.next'),
                detail: t('mine.next', { plan: next.name, price: month(next.price) }),
              },
            ]
          : []),
        { term: t('fact.balance'), detail: money(own.balance) },
      ]}
    />
  );
}

/** Paying what is due, and whether the next month is paid by itself. */
function Renewal({ tariff, isMeasured }: Pick<OwnPlanProps, 'tariff' | 'isMeasured'>) {
  const { t } = useTranslation('plans');
  const money = useMoney();
  const { status, renews, price, next_plan: next } = tariff;
  return (
    <Row as={Form} method="post" preventScrollReset wraps gap={3}>
      {status === 'overdue' && isMeasured ? (
        <SubmitButton name="form" value="pay">
          {t('pay', { amount: money(next?.price ?? price) })}
        </SubmitButton>
      ) : null}
      <SubmitButton name="form" value={renews ? 'renewalOff' : 'renewalOn'} tone="outline">
        {renews ? t('renewal.off') : t('renewal.on')}
      </SubmitButton>
    </Row>
  );
}
