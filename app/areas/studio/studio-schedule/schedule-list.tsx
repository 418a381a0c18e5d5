import { Form, Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { z } from 'zod';
import type { scheduledPublication } from '#core/studio/publishing/publishing.contract.ts';
import { Moment, TimeZoneNote } from '#app/components/moment.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Badge } from '#app/ui/label/badge.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import * as styles from './schedule.css.ts';

type Scheduled = z.infer<typeof scheduledPublication>;

const TONES = {
  waiting: 'info',
  published: 'success',
  ended: 'neutral',
  canceled: 'neutral',
  refused: 'danger',
} as const;

interface ScheduleListProps {
  schedule: readonly Scheduled[];
  mayPublish: boolean;
}

/** What waits to be published, and what became of the rest. */
export function ScheduleList({ schedule, mayPublish }: ScheduleListProps) {
  const { t } = useTranslation('studio');
  if (schedule.length === 0) {
    return (
      <EmptyState icon="calendar-clock" title={t('schedule.empty')} headingLevel={2}>
        {t('schedule.emptyText')}
      </EmptyState>
    );
  }
  return (
    <Card title={t('schedule.list')} headingLevel={2}>
      <PlainList>
        {schedule.map((one) => (
          <li key={one.id} className={styles.entry}>
            <ScheduledWords scheduled={one} />
            {mayPublish && mayCancel(one) ? <CancelForm scheduled={one} /> : null}
          </li>
        ))}
      </PlainList>
      <TimeZoneNote />
    </Card>
  );
}

/** What has begun can still be left public. */
const mayCancel = ({ status, until }: Scheduled) =>
  status === 'waiting' || (status === 'published' && until !== null);

function ScheduledWords({ scheduled }: { scheduled: Scheduled }) {
  const { t } = useTranslation('studio');
  const { status, at, until, note, author, revision, reason } = scheduled;
  return (
    <div className={styles.words}>
      <p className={styles.when}>
        <Moment at={at} />
        {until === null ? null : (
          <>
            {' – '}
            <Moment at={until} />
          </>
        )}{' '}
        <Badge tone={TONES[status]}>{t(`schedule.status.${status}`)}</Badge>
      </p>
      {note ? <p className={styles.note}>{note}</p> : null}
      {reason === null ? null : <p className={styles.reason}>{t(`schedule.reason.${reason}`)}</p>}
      <p className={styles.facts}>
        {author.name}
        {revision === null ? null : (
          <>
            {' · '}
            <Link to={pagePath('studio/history/:revision', { revision })}>
              {t('revision.number', { number: revision })}
            </Link>
          </>
        )}
      </p>
    </div>
  );
}

function CancelForm({ scheduled: { id, status } }: { scheduled: Scheduled }) {
  const { t } = useTranslation('studio');
  return (
    <Form method="post">
      <input type="hidden" name="schedule" value={id} />
      <SubmitButton name="form" value="cancel" tone="outline" size="small">
        {status === 'waiting' ? t('schedule.cancel') : t('schedule.keep')}
      </SubmitButton>
    </Form>
  );
}
