import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { ReportStatus } from '#core/feedback/reports/report-words.pure.ts';
import { Badge } from '#app/ui/label/badge.tsx';

const TONES = { open: 'warning', done: 'success', dismissed: 'neutral' } as const;

/** What has become of a report. */
export function ReportBadge({ status }: { status: ReportStatus }) {
  const { t } = useTranslation('reports');
  return <Badge tone={TONES[status]}>{t(`state.${status}`)}</Badge>;
}
