import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { ListedStaffTrial } from '#core/back-office/free-trials/trial-list.contract.ts';
import { Moment } from '#app/components/moment.tsx';
import { TrialBadge } from '#app/components/trials/trial-badge.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Card } from '#app/ui/surface/card.tsx';

interface OtherTrialsProps {
  title: string;
  trials: readonly ListedStaffTrial[];
  hasCustomer?: boolean;
}

/** What speaks for or against a trial: those beside it. */
export function OtherTrials({ title, trials, hasCustomer = false }: OtherTrialsProps) {
  const { t } = useTranslation('staff-trials');
  return (
    <Card title={title} headingLevel={2}>
      {trials.length === 0 ? (
        <p>{t('others.none')}</p>
      ) : (
        <PlainList gap={3}>
          {trials.map(({ id, quest, status, created_at: at, customer }) => (
            <li key={id}>
              <Row wraps gap={3} align="center">
                <Link to={pagePath('staff/free-trials/:id', { id })}>
                  {id} · <bdi>{quest.name}</bdi>
                </Link>
                {hasCustomer ? <bdi>{customer.name || customer.email}</bdi> : null}
                <Moment at={at} />
                <TrialBadge status={status} />
              </Row>
            </li>
          ))}
        </PlainList>
      )}
    </Card>
  );
}
