import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { useMoments } from '#app/components/moment.tsx';
import { Timeline } from '#app/ui/feedback/timeline.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import type { OwnGrades } from './grades-page.server.ts';

/** What has become of the grade so far, the latest first. */
export function GradeHistory({ changes }: Pick<OwnGrades, 'changes'>) {
  const { t } = useTranslation('grades');
  const format = useMoments();
  const nothing = t('noGrade');
  return (
    <Card title={t('history')} headingLevel={2}>
      <Timeline
        entries={changes.map(({ kind, grade, before, at }, index) => ({
          title: t(`change.${kind}`, { grade: grade ?? nothing, before: before ?? nothing }),
          time: format(at, 'day'),
          dateTime: at,
          state: index === 0 ? 'current' : 'done',
        }))}
      />
    </Card>
  );
}
