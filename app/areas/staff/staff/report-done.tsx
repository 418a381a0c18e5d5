import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { DoneReport } from '#app/areas/staff/done-report.server.ts';
import { DoneAlert } from './done-alert.tsx';

/** What became of the report before this one. */
export function ReportDone({ done: { id, status, left } }: { done: DoneReport }) {
  const { t } = useTranslation('reports');
  if (status === 'open') return null;
  return <DoneAlert text={t(`done.${status}`, { id })} left={left} />;
}
