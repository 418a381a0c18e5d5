import { Form } from '@remix-run/react';
import { ButtonLink } from '#app/components/button-link.tsx';
import { CheckBadge } from '#app/components/tasks/check-badge.tsx';
import * as styles from '#app/components/tasks/tasks.css.ts';
import { watchTime } from '#app/components/tasks/watch-time.ts';
import { useNumbers } from '#app/components/use-numbers.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { unbrokenName } from '#app/lib/i18n/unbroken-name.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { visuallyHidden } from '#app/ui/visually-hidden.css.ts';
import { VideoPicture } from './video-picture.tsx';
import type { OpenTask } from './tasks-page.server.ts';

interface TaskCardProps {
  task: OpenTask;
  channel: number;
  /** Seen at once. */
  isFirst: boolean;
}

/** A video to watch, what that brings, and the way to take it or to go on with it. */
export function TaskCard({ task, channel, isFirst }: TaskCardProps) {
  const { t, i18n } = useTranslation('tasks');
  const { money, count } = useNumbers();
  const { check, promotable, reward, service, watch_seconds: seconds, places_left: left } = task;
  const { title } = promotable.snippet;
  return (
    <Card
      title={<span dir="auto">{title}</span>}
      headingLevel={3}
      subtitle={unbrokenName(service.name)}
      media={<VideoPicture snippet={promotable.snippet} isFirst={isFirst} />}
      footer={
        check ? (
          <Row wraps gap={3} align="center">
            <ButtonLink to={pagePath('tasks', {}, { check: check.id })}>
              {t('goOn')}
              <span className={visuallyHidden}> {title}</span>
            </ButtonLink>
            <CheckBadge status={check.status} />
          </Row>
        ) : (
          <Form method="post" action={pagePath('tasks')}>
            <input type="hidden" name="key" value={task.key} />
            <input type="hidden" name="task_id" value={task.id} />
            <input type="hidden" name="youtube_account_id" value={channel} />
            <SubmitButton name="form" value="take">
              {t('take')}
              <span className={visuallyHidden}> {title}</span>
            </SubmitButton>
          </Form>
        )
      }
    >
      <Stack gap={1}>
        <p className={styles.reward}>{money(reward)}</p>
        <p className={styles.detail}>
          {t('watch', { time: watchTime(seconds, i18n.language) })}
          {check ? null : <> · {t('places', { left: count(left) })}</>}
        </p>
      </Stack>
    </Card>
  );
}
