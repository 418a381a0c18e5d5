import { Form } from '@remix-run/react';
import { FIRST_MARGIN } from '#core/resale/child-panels/child-panel-rules.pure.ts';
import { Asked } from '#app/components/asked.tsx';
import { Moment, useMoments } from '#app/components/moment.tsx';
import { useMoney } from '#app/components/price.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { button } from '#app/ui/button.css.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Badge } from '#app/ui/label/badge.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { DescriptionList } from '#app/ui/surface/description-list.tsx';
import { Disclosure } from '#app/ui/surface/disclosure.tsx';
import { PointRecord } from './dns-records.tsx';
import * as styles from './child-panels.css.ts';
import type { OwnPanel } from './panels-page.server.ts';

interface PanelCardProps {
  panel: OwnPanel;
  pointsTo: string;
  /** Why something that was asked of it was refused. */
  refusal: string | undefined;
}

const TONES = {
  active: 'success',
  setting_up: 'info',
  failed: 'warning',
  overdue: 'warning',
  suspended: 'danger',
  closed: 'neutral',
} as const;

/** A panel that is rented: how it stands, and what can be done about it. */
export function PanelCard({ panel, pointsTo, refusal }: PanelCardProps) {
  const { t } = useTranslation('child-panels');
  const { standing, domain } = panel;
  const isClosed = standing === 'closed';
  return (
    <Card
      title={panel.name}
      subtitle={<bdi>{domain}</bdi>}
      headingLevel={3}
      actions={
        <Badge tone={TONES[standing]} isWhole>
          {t(`status.${standing}`)}
        </Badge>
      }
      footer={isClosed ? undefined : <Ways panel={panel} />}
    >
      <Stack gap={5}>
        {refusal === undefined ? null : (
          <Alert tone="danger" announce="now">
            {refusal}
          </Alert>
        )}
        <Notice panel={panel} />
        {isClosed ? null : (
          <>
            <Facts panel={panel} />
            <Renewal panel={panel} />
            {panel.domain_type === 'domain' ? (
              <Disclosure title={t('dns.title')} icon="globe">
                <PointRecord host={domain} pointsTo={pointsTo} />
              </Disclosure>
            ) : null}
            <Asked name="close" tone="danger" title={t('close.title')} text={t('close.text')}>
              <input type="hidden" name="panel" value={panel.id} />
            </Asked>
          </>
        )}
      </Stack>
    </Card>
  );
}

/** What has to be known of it before its facts. */
function Notice({ panel }: Pick<PanelCardProps, 'panel'>) {
  const { t } = useTranslation('child-panels');
  const format = useMoments();
  const { standing, suspended, suspends_at: suspendsAt, renews } = panel;
  const date = suspendsAt === null ? '' : format(suspendsAt, 'day');
  if (suspended?.by_staff) {
    return <Alert tone="danger">{t('notice.byStaff', { reason: suspended.reason ?? '–' })}</Alert>;
  }
  if (standing === 'suspended') return <Alert tone="danger">{t('notice.unpaid')}</Alert>;
  if (standing === 'overdue') return <Alert tone="warning">{t('notice.overdue', { date })}</Alert>;
  if (standing === 'setting_up') return <Alert>{t('notice.setting_up')}</Alert>;
  if (standing === 'failed') return <Alert tone="warning">{t('notice.failed')}</Alert>;
  if (standing === 'closed') return <p className={styles.note}>{t('notice.closed')}</p>;
  if (!renews && date !== '') return <Alert>{t('notice.ends', { date })}</Alert>;
  return null;
}

function Facts({ panel }: Pick<PanelCardProps, 'panel'>) {
  const { t } = useTranslation('child-panels');
  const money = useMoney();
  const { percent } = useNumbers();
  return (
    <DescriptionList
      items={[
        { term: t('fact.paidUntil'), detail: <Moment at={panel.expired_at} part="day" /> },
        {
          term: t('fact.price'),
          detail: t('price.title', { amount: money(panel.tariff_plan_price) }),
        },
        { term: t('fact.login'), detail: <bdi>{panel.admin_email}</bdi> },
        {
          term: t('fact.margin'),
          detail: t('fact.marginText', { percent: percent(FIRST_MARGIN) }),
        },
      ]}
    />
  );
}

/** Paying what is due, and whether the next month is paid by itself. */
function Renewal({ panel }: Pick<PanelCardProps, 'panel'>) {
  const { t } = useTranslation('child-panels');
  const money = useMoney();
  const { id, standing, renews, suspended, tariff_plan_price: price } = panel;
  const isDue = standing === 'overdue' || (standing === 'suspended' && !suspended?.by_staff);
  return (
    <Row as={Form} method="post" preventScrollReset wraps gap={3}>
      <input type="hidden" name="panel" value={id} />
      {isDue ? (
        <SubmitButton name="form" value="renew">
          {t('pay', { amount: money(price) })}
        </SubmitButton>
      ) : null}
      <SubmitButton name="form" value={renews ? 'renewalOff' : 'renewalOn'} tone="outline">
        {renews ? t('renewal.off') : t('renewal.on')}
      </SubmitButton>
    </Row>
  );
}

/** They lead to another host, where nobody of this page is logged in. */
function Ways({ panel }: Pick<PanelCardProps, 'panel'>) {
  const { t } = useTranslation('child-panels');
  const { admin_client_domain: studio, user_client_domain: panelUrl } = panel;
  const tab = { target: '_blank', rel: 'noopener' } as const;
  return (
    <Row wraps gap={3}>
      <a className={button({})} href={panelUrl} {...tab}>
        {t('open.panel')}
      </a>
      <a className={button({ tone: 'outline' })} href={studio} {...tab}>
        {t('open.studio')}
      </a>
    </Row>
  );
}
