import { Link } from '@remix-run/react';
import type { ListedStaffCheck } from '#core/back-office/task-checks/check-list.contract.ts';
import { Moment } from '#app/components/moment.tsx';
import { CheckBadge } from '#app/components/tasks/check-badge.tsx';
import * as styles from '#app/components/tasks/tasks.css.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';

interface OtherChecksProps {
  title: string;
  checks: readonly ListedStaffCheck[];
  hasCustomer?: boolean;
}

/** What speaks for or against somebody's words: those beside them. */
export function OtherChecks({ title, checks, hasCustomer = false }: OtherChecksProps) {
  const { t } = useTranslation('staff-tasks');
  return (
    <Card title={title} headingLevel={2}>
      {checks.length === 0 ? (
        <p>{t('others.none')}</p>
      ) : (
        <PlainList gap={4}>
          {checks.map(({ id, status, created_at: at, customer, custom_comment: words }) => (
            <li key={id}>
              <Stack gap={1}>
                <Row wraps gap={3} align="center">
                  <Link to={pagePath('staff/tasks/:id', { id })}>{t('of', { id })}</Link>
                  {hasCustomer ? <bdi>{customer.name || customer.email}</bdi> : null}
                  <Moment at={at} />
                  <CheckBadge status={status} />
                </Row>
                {words === null ? null : (
                  <p className={styles.said} dir="auto">
                    {words}
                  </p>
                )}
              </Stack>
            </li>
          ))}
        </PlainList>
      )}
    </Card>
  );
}
