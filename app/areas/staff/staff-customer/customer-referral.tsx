import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { StaffCustomerPage } from '#core/back-office/customers/staff-customer.contract.ts';
import { AccountForm } from '#app/components/account-form.tsx';
import { Moment } from '#app/components/moment.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { Select } from '#app/forms/chosen-fields.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { TextArea, TextField } from '#app/forms/written-fields.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Badge } from '#app/ui/label/badge.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { DescriptionList, type Description } from '#app/ui/surface/description-list.tsx';
import type { PartProps } from './customer-page.ts';
import * as styles from './customer.css.ts';

type Referral = NonNullable<StaffCustomerPage['referral']>;
type Decision = NonNullable<Referral['decision']>;

/** Who came through the customer and what it brought; and what was decided on them themselves. */
export function CustomerReferral({ page, replies }: PartProps) {
  const { customer, may } = page;
  const { referral } = customer;
  if (!referral) return null;
  const mayChange = may.adjust && !customer.is_self;
  const { own_percent: own, decision } = referral;
  return (
    <>
      <Standing referral={referral} isReferred={customer.referred_by !== null} />
      {mayChange && referral.is_enabled ? (
        <ShareForm key={String(own)} {...{ page, replies, referral }} />
      ) : null}
      {may.decideReferral ? (
        <DecideForm key={decision?.decided_at ?? ''} {...{ page, replies, referral }} />
      ) : null}
    </>
  );
}

function Standing({ referral, isReferred }: { referral: Referral; isReferred: boolean }) {
  const { t } = useTranslation(['customers', 'referrals']);
  const { count, dollars, percent } = useNumbers();
  const { own_percent: own, decision, undecided } = referral;
  const items: Description[] = [
    {
      term: t('referral.share'),
      detail:
        own === null
          ? t('referral.ofInstance', { percent: percent(referral.percent) })
          : t('referral.own', { percent: percent(own) }),
    },
    { term: t('referrals:figure.clicks'), detail: count(referral.clicks) },
    { term: t('referrals:figure.signUps'), detail: count(referral.sign_ups) },
    { term: t('referrals:figure.buyers'), detail: count(referral.buyers) },
    { term: t('referrals:figure.earned'), detail: dollars(referral.earned) },
    { term: t('referrals:figure.held'), detail: dollars(referral.held) },
    { term: t('referrals:figure.available'), detail: dollars(referral.available) },
    { term: t('referrals:figure.reversed'), detail: dollars(referral.reversed) },
  ];
  return (
    <Card title={t('referral.title')} headingLevel={2}>
      <Stack gap={5}>
        <DescriptionList items={items} />
        {isReferred ? (
          <Stack gap={2}>
            <h3>{t('referral.onThem')}</h3>
            {decision ? <Decided decision={decision} /> : <p>{t('referrals:decision.none')}</p>}
          </Stack>
        ) : null}
        {undecided.length > 0 ? (
          <Stack gap={2}>
            <h3>{t('referral.undecided')}</h3>
            <PlainList gap={3}>
              {undecided.map((one) => (
                <li key={one.id}>
                  <Stack gap={1} justify="start">
                    <Link to={pagePath('staff/customers/:id', { id: one.id })}>
                      {one.name || t('nameless', { id: one.id })}
                    </Link>
                    <Decided decision={one} />
                  </Stack>
                </li>
              ))}
            </PlainList>
          </Stack>
        ) : null}
      </Stack>
    </Card>
  );
}

const TONES = { allowed: 'success', kept: 'warning', refused: 'danger' } as const;

function Decided({ decision: { decision, reasons, decided_at: at, by } }: { decision: Decision }) {
  const { t } = useTranslation(['customers', 'referrals']);
  return (
    <Stack gap={1} justify="start">
      <Row wraps gap={2} align="center">
        <Badge tone={TONES[decision]}>{t(`referrals:decision.${decision}`)}</Badge>
        <span className={styles.detail}>
          {by === null ? t('referral.byRules') : by} <Moment at={at} />
        </span>
      </Row>
      {reasons.map((reason) => (
        <span key={reason}>{t(`referral.reason.${reason}`)}</span>
      ))}
    </Stack>
  );
}

interface ShareInput extends Record<string, unknown> {
  percent: number;
  reason: string;
}

function ShareForm({ page, replies, referral }: PartProps & { referral: Referral }) {
  const { t } = useTranslation('customers');
  const { percent } = useNumbers();
  const { own_percent: own } = referral;
  const { form, fields, result } = useServerForm<ShareInput>({
    ...{ id: 'referralShare', result: replies.of('referralShare') },
    constraint: page.constraints['referralShare'] ?? {},
    defaultValue: own === null ? {} : { percent: String(Math.round(own * 10_000) / 100) },
  });
  const labels = { percent: t('referral.percent'), reason: t('reason') };
  return (
    <AccountForm
      title={t('referral.set')}
      text={t('referral.setText', { percent: percent(referral.percent) })}
      name="referralShare"
      submit={t('referral.set')}
      tone="outline"
      {...{ form, result, labels }}
    >
      <TextField field={fields.percent} label={labels.percent} inputMode="decimal" />
      <TextArea field={fields.reason} label={labels.reason} hint={t('ownReasonHint')} rows={2} />
    </AccountForm>
  );
}

interface DecideInput extends Record<string, unknown> {
  decision: string;
  reason: string;
}

function DecideForm({ page, replies, referral }: PartProps & { referral: Referral }) {
  const { t } = useTranslation('customers');
  const { form, fields, result } = useServerForm<DecideInput>({
    ...{ id: 'decideReferral', result: replies.of('decideReferral') },
    constraint: page.constraints['decideReferral'] ?? {},
  });
  const labels = { decision: t('referral.choice'), reason: t('reason') };
  const options = (['allowed', 'refused'] as const)
    .filter((value) => value !== referral.decision?.decision)
    .map((value) => ({ value, label: t(`referral.decide.${value}`) }));
  return (
    <AccountForm
      title={t('referral.decideTitle')}
      text={t('referral.decideText')}
      name="decideReferral"
      submit={t('referral.decideTitle')}
      tone="outline"
      {...{ form, result, labels }}
    >
      <Select field={fields.decision} label={labels.decision} options={options} />
      <TextArea field={fields.reason} label={labels.reason} hint={t('ownReasonHint')} rows={2} />
    </AccountForm>
  );
}
