import { Form } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useMoments } from '#app/components/moment.tsx';
import * as styles from '#app/components/tasks/tasks.css.ts';
import { clockTime, secondsUntil, watchTime } from '#app/components/tasks/watch-time.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { button } from '#app/ui/button.css.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { visuallyHidden } from '#app/ui/visually-hidden.css.ts';
import type { OneCheck } from './tasks-page.server.ts';

/** The way to the video and back. Only the server knows when it was watched for long enough. */
export function WatchStep({ check, now }: Pick<OneCheck, 'check' | 'now'>) {
  const { t, i18n } = useTranslation(['tasks', 'shell']);
  const momentOf = useMoments();
  const left = useSecondsLeft(check.watch_until ?? check.expire_at, now);
  const time = watchTime(check.task.watch_seconds, i18n.language);
  const isOver = left === 0;
  return (
    <Card title={t('watching.title')} headingLevel={2}>
      <Stack gap={4}>
        <p>{t('watching.text', { time })}</p>
        <Row wraps gap={3}>
          <a
            className={button({ tone: isOver ? 'outline' : 'solid' })}
            href={check.task.url}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t('watching.open')}
            <Icon name="external-link" size={16} />
            <span className={visuallyHidden}> ({t('shell:opensInNewTab')})</span>
          </a>
          <Form method="post" action={pagePath('tasks', {}, { check: check.id })}>
            <input type="hidden" name="check" value={check.id} />
            <SubmitButton name="form" value="end" {...(isOver ? {} : { tone: 'outline' as const })}>
              {t('watching.back')}
            </SubmitButton>
          </Form>
        </Row>
        {isOver ? null : (
          <p className={styles.left}>{t('watching.left', { time: clockTime(left) })}</p>
        )}
        <p role="status">{isOver ? t('watching.enough') : null}</p>
        <p className={styles.detail}>
          {t('until', { moment: momentOf(check.expire_at, 'dayTime') })}
        </p>
      </Stack>
    </Card>
  );
}

const TICK_MS = 500;

/** Counts down by how long the page has been open, since the clock of a visitor may be wrong. */
function useSecondsLeft(until: string, serverNow: number): number {
  const [left, setLeft] = useState(() => secondsUntil(until, serverNow));
  useEffect(() => {
    const opened = performance.now();
    const timer = setInterval(() => {
      const now = secondsUntil(until, serverNow + performance.now() - opened);
      setLeft(now);
      if (now === 0) clearInterval(timer);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [until, serverNow]);
  return left;
}
