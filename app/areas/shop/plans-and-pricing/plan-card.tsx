import { Form } from '@remix-run/react';
import { isAbove, missingTo } from '#core/money/display-amount.pure.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import * as styles from '#app/components/campaigns/campaigns.css.ts';
import { useMoments } from '#app/components/moment.tsx';
import { useMoney } from '#app/components/price.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { addFundsPath } from '#app/lib/money/payment-place.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Badge } from '#app/ui/label/badge.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import type { OfferedPlan, OwnSubscription } from './plans-page.server.ts';

interface PlanCardProps {
  plan: OfferedPlan;
  own: OwnSubscription | undefined;
  isMeasured: boolean;
  /** When the plan that runs ends its month. */
  until: string | null;
  refusal: string | undefined;
}

/** What a plan has and costs, and what choosing it does. */
export function PlanCard(props: PlanCardProps) {
  const { plan, refusal } = props;
  const { t } = useTranslation('plans');
  const money = useMoney();
  const { count } = useNumbers();
  const { choice, trial_days: days } = plan;
  const isOwn = choice === 'current' || choice === 'keep';
  return (
    <Card
      title={
        <Row as="span" wraps gap={2}>
          {plan.name}
          <Mark {...{ isOwn, isHighlight: plan.is_highlight }} />
        </Row>
      }
      subtitle={plan.description}
      headingLevel={2}
      isSelected={isOwn}
      footer={<Choice {...props} />}
    >
      <Stack gap={4}>
        <p className={styles.price}>{t('month', { amount: money(plan.price) })}</p>
        <PlainList gap={2}>
          <Fact>
            {t('keywords', { count: plan.keywords_limit, number: count(plan.keywords_limit) })}
          </Fact>
          <Fact>{t('tracks')}</Fact>
          {days > 0 && (choice === null || choice === 'trial') ? (
            <Fact>{t('trial', { count: days, number: count(days) })}</Fact>
          ) : null}
        </PlainList>
        {refusal === undefined ? null : (
          <Alert tone="danger" announce="now">
            {refusal}
          </Alert>
        )}
      </Stack>
    </Card>
  );
}

/** Beside the name, so that what it costs stands on one line with the others. */
function Mark({ isOwn, isHighlight }: { isOwn: boolean; isHighlight: boolean }) {
  const { t } = useTranslation('plans');
  if (isOwn) return <Badge tone="success">{t('is.current')}</Badge>;
  return isHighlight ? (
    <Badge tone="info" icon="star">
      {t('highlight')}
    </Badge>
  ) : null;
}

function Fact({ children }: { children: string }) {
  return (
    <Row as="li" gap={2} align="start">
      <span className={styles.checkIcon}>
        <Icon name="check" size={16} />
      </span>
      {children}
    </Row>
  );
}

/** The button, and in a sentence what it does; or why there is none. */
function Choice({ plan, own, isMeasured, until }: PlanCardProps) {
  const { t } = useTranslation('plans');
  const format = useMoments();
  const { choice, key, id, pay_now: amount, keywords_over: over } = plan;
  const date = until === null ? '' : format(until, 'day');
  if (choice === null || !own || amount === null) return <ForGuest />;
  if (choice === 'current') return <p className={styles.note}>{t('currentText')}</p>;
  if (choice === 'planned') return <p className={styles.note}>{t('is.planned', { date })}</p>;
  if (!isMeasured) return <p className={styles.note}>{t('unmeasured.title')}</p>;
  if (over > 0) return <p className={styles.note}>{t('over', { count: over })}</p>;
  const missing = isAbove(amount, own.balance) ? missingTo(amount, own.balance) : undefined;
  if (missing !== undefined) return <TooLittle missing={missing} />;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="plan" value={id} />
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="amount" value={amount} />
      <Stack gap={3}>
        <p className={styles.note}>
          <Effect plan={plan} date={date} />
        </p>
        <div>
          <SubmitButton name="form" value="choose" tone={plan.is_highlight ? 'solid' : 'outline'}>
            {t(`choose.${choice}`)}
          </SubmitButton>
        </div>
      </Stack>
    </Form>
  );
}

function Effect({ plan, date }: { plan: OfferedPlan; date: string }) {
  const { t } = useTranslation('plans');
  const money = useMoney();
  const { choice, credited } = plan;
  const amount = money(plan.pay_now ?? '0');
  if (choice === 'trial') return t('effect.trial', { amount: money(plan.price) });
  if (choice === 'later') return t('effect.later', { date });
  if (choice === 'keep') return t('effect.keep', { date });
  if (credited === null) return t('effect.begin', { amount });
  return t('effect.now', { amount, credited: money(credited) });
}

function ForGuest() {
  const { t } = useTranslation('plans');
  const back = encodeURIComponent(pagePath('plans-and-pricing'));
  return (
    <ButtonLink to={`${pagePath('login')}?redirect=${back}`} tone="outline">
      {t('guest.choose')}
    </ButtonLink>
  );
}

function TooLittle({ missing }: { missing: string }) {
  const { t } = useTranslation('plans');
  const money = useMoney();
  const backTo = pagePath('plans-and-pricing');
  return (
    <Stack gap={3}>
      <p className={styles.note}>{t('tooLittle.text', { amount: money(missing) })}</p>
      <div>
        <ButtonLink to={addFundsPath({ amount: missing, backTo })} tone="outline">
          {t('tooLittle.action')}
        </ButtonLink>
      </div>
    </Stack>
  );
}
