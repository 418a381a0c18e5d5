import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { ListedReport } from '#core/back-office/reports/report-list.contract.ts';
import { MailLink } from '#app/areas/staff/staff/mail-link.tsx';
import { ReportBadge } from '#app/areas/staff/staff/report-badge.tsx';
import { Moment } from '#app/components/moment.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { DescriptionList, type Description } from '#app/ui/surface/description-list.tsx';
import * as styles from './report-facts.css.ts';

/** What was reported of which service, by whom, and who has decided. */
export function ReportFacts({ report }: { report: ListedReport }) {
  const { t } = useTranslation(['reports', 'responsible', 'staff', 'customers']);
  const { author, decided_at: decidedAt, decided_by: decider } = report;
  const who = author.name ?? (author.email === null ? t('staff:reports.nobody') : t('guest'));
  const items: (Description | undefined)[] = [
    { term: t('column.reason'), detail: t(`responsible:report.reasons.${report.reason}`) },
    { term: t('column.customer'), detail: <bdi>{who}</bdi> },
    author.email === null
      ? undefined
      : { term: t('customers:fact.email'), detail: <MailLink to={author.email} /> },
    { term: t('column.created'), detail: <Moment at={report.created_at} /> },
    decidedAt === null
      ? undefined
      : { term: t('column.closed'), detail: <Moment at={decidedAt} /> },
    decider === null
      ? undefined
      : { term: t('staff:identity.decidedBy'), detail: <bdi>{decider.name}</bdi> },
  ];
  return (
    <Card
      title={report.service.name}
      headingLevel={2}
      actions={<ReportBadge status={report.status} />}
    >
      <p className={styles.text}>{report.text}</p>
      <DescriptionList items={items.filter((item) => item !== undefined)} />
    </Card>
  );
}
