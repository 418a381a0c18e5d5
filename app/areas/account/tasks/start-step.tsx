import { Form } from '@remix-run/react';
import { useMoments } from '#app/components/moment.tsx';
import * as styles from '#app/components/tasks/tasks.css.ts';
import { watchTime } from '#app/components/tasks/watch-time.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import type { OneCheck } from './tasks-page.server.ts';

/** A place is held; the time does not count before somebody begins. */
export function StartStep({ check }: Pick<OneCheck, 'check'>) {
  const { t, i18n } = useTranslation('tasks');
  const momentOf = useMoments();
  const time = watchTime(check.task.watch_seconds, i18n.language);
  return (
    <>
      <Alert>{t('about.text')}</Alert>
      <Card title={t('start.title')} headingLevel={2}>
        <Stack gap={4}>
          <p>{t('start.text', { time })}</p>
          <Form method="post" action={pagePath('tasks', {}, { check: check.id })}>
            <input type="hidden" name="check" value={check.id} />
            <SubmitButton name="form" value="start">
              {t('start.submit')}
            </SubmitButton>
          </Form>
          <p className={styles.detail}>
            {t('until', { moment: momentOf(check.expire_at, 'dayTime') })}
          </p>
        </Stack>
      </Card>
    </>
  );
}
