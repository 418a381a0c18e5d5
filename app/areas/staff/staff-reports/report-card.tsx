import { Form, Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { Report } from '#core/feedback/reports/report.contract.ts';
import type { Others } from '#app/areas/staff/presence.server.ts';
import { HereBadge } from '#app/areas/staff/staff/here-badge.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { Moment } from '#app/components/moment.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { FormActions } from '#app/ui/form/form-layout.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import * as styles from './staff-reports.css.ts';

/** A report, and what can become of it. */
export function ReportCard({ report, others }: { report: Report; others: Others }) {
  const { t } = useTranslation(['staff', 'reports', 'responsible']);
  const { id, service, reason, text, author, status } = report;
  const who = [author.name, author.email].filter((part) => part !== null).join(' · ');
  return (
    <Card
      headingLevel={2}
      title={
        <Link to={pagePath('services/:slug', { slug: String(service.id) })}>{service.name}</Link>
      }
      actions={<HereBadge others={others} id={id} />}
      subtitle={t(`responsible:report.reasons.${reason}`)}
    >
      <p className={styles.text}>{text}</p>
      <p className={styles.facts}>
        {who || t('reports.nobody')} · <Moment at={report.created_at} />
      </p>
      {status === 'open' ? (
        <Form method="post">
          <input type="hidden" name="report" value={id} />
          <FormActions>
            <SubmitButton name="status" value="done">
              {t('reports.done')}
            </SubmitButton>
            <SubmitButton name="status" value="dismissed" tone="outline">
              {t('reports.dismiss')}
            </SubmitButton>
            <OpenLink id={id} />
          </FormActions>
        </Form>
      ) : (
        <FormActions>
          <OpenLink id={id} />
        </FormActions>
      )}
    </Card>
  );
}

/** Its own page, where a colleague sees that somebody is at it. */
function OpenLink({ id }: { id: number }) {
  const { t } = useTranslation('reports');
  return (
    <ButtonLink to={pagePath('staff/reports/:id', { id })} tone="quiet">
      {t('of', { id })}
    </ButtonLink>
  );
}
