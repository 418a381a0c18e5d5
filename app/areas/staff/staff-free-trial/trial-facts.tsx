import type { ReactNode } from 'react';
import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { StaffTrial } from '#core/back-office/free-trials/trial-list.contract.ts';
import { CustomerLink } from '#app/areas/staff/staff/customer-link.tsx';
import { Moment } from '#app/components/moment.tsx';
import { TrialBadge } from '#app/components/trials/trial-badge.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { unbrokenName } from '#app/lib/i18n/unbroken-name.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Card } from '#app/ui/surface/card.tsx';
import { DescriptionList, type Description } from '#app/ui/surface/description-list.tsx';
import * as styles from '#app/components/trials/trials.css.ts';

interface TrialFactsProps {
  trial: StaffTrial;
  mayOpenCustomer: boolean;
}

/** Who did what for which order, and what became of it. */
export function TrialFacts({ trial, mayOpenCustomer }: TrialFactsProps) {
  const { t } = useTranslation('staff-trials');
  const { count } = useNumbers();
  const { customer, quest, service, status, url, proof_url: proof, order_id: order } = trial;
  const { submitted_at: sent, decided_at: decided, decided_by: by } = trial;
  const items: Description[] = [
    ...given(proof, (at) => ({
      term: t('proof'),
      detail: (
        <>
          <Away to={at} />
          <span className={styles.detail}>{t('proofHint')}</span>
        </>
      ),
    })),
    ...given(url, (at) => ({ term: t('column.link'), detail: <Away to={at} /> })),
    {
      term: t('column.customer'),
      detail: <CustomerLink customer={customer} mayOpen={mayOpenCustomer} />,
    },
    {
      term: t('column.reward'),
      detail: (
        <>
          {count(trial.quantity)} × <bdi>{unbrokenName(service.name)}</bdi>
        </>
      ),
    },
    { term: t('column.began'), detail: <Moment at={trial.created_at} /> },
    ...(status === 'tracked'
      ? [{ term: t('until'), detail: <Moment at={trial.expire_at} /> }]
      : []),
    ...given(sent, (at) => ({ term: t('column.sent'), detail: <Moment at={at} /> })),
    ...given(decided, (at) => ({ term: t('column.decided'), detail: <Moment at={at} /> })),
    ...given(by, ({ name }) => ({ term: t('decidedBy'), detail: <bdi>{name}</bdi> })),
    ...given(trial.reason, (reason) => ({ term: t('reason'), detail: <bdi>{reason}</bdi> })),
    ...given(order, (id) => ({
      term: t('column.reward'),
      detail: <Link to={pagePath('staff/orders/:id', { id })}>{t('order')}</Link>,
    })),
  ];
  return (
    <Card title={quest.name} headingLevel={2} actions={<TrialBadge status={status} />}>
      <DescriptionList items={items} />
    </Card>
  );
}

const given = <Value,>(value: Value | null, item: (value: Value) => Description): Description[] =>
  value === null ? [] : [item(value)];

/** To a page that a customer named: it learns nothing of where staff come from. */
function Away({ to }: { to: string }): ReactNode {
  return /^https?:\/\//.test(to) ? (
    <a
      className={styles.address}
      href={to}
      target="_blank"
      rel="noopener noreferrer nofollow"
      referrerPolicy="no-referrer"
    >
      {to}
    </a>
  ) : (
    <span className={styles.address}>{to}</span>
  );
}
