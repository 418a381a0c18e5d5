import { ButtonLink } from '#app/components/button-link.tsx';
import { useMoments } from '#app/components/moment.tsx';
import * as styles from '#app/components/tasks/tasks.css.ts';
import { useNumbers } from '#app/components/use-numbers.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import type { OneCheck } from './tasks-page.server.ts';

/** What has become of a check that nothing more can be done for, and what was said in it. */
export function CheckOutcome({ check }: Pick<OneCheck, 'check'>) {
  const { t } = useTranslation('tasks');
  const words = check.options.custom_comment;
  return (
    <>
      <Outcome check={check} />
      {words === null ? null : (
        <Card title={t('words.yours')} headingLevel={2}>
          <p className={styles.said} dir="auto">
            {words}
          </p>
        </Card>
      )}
    </>
  );
}

function Outcome({ check }: Pick<OneCheck, 'check'>) {
  const { t } = useTranslation('tasks');
  const momentOf = useMoments();
  const { money } = useNumbers();
  const { status, ready_at: ready, reason } = check;
  const amount = money(check.reward);
  if (status === 'checked' && ready !== null) {
    return (
      <Alert tone="success" title={t('waiting.title')} announce="next">
        {t('waiting.text', { amount, moment: momentOf(ready, 'dayTime') })}
      </Alert>
    );
  }
  if (status === 'rewarded') {
    return (
      <Alert
        tone="success"
        title={t('rewarded.title')}
        actions={
          <ButtonLink to={pagePath('finances')} tone="outline" size="small">
            {t('rewarded.finances')}
          </ButtonLink>
        }
      >
        {t('rewarded.text', { amount })}
      </Alert>
    );
  }
  if (status === 'declined') {
    return (
      <Alert tone="danger" title={t('declined.title')}>
        <bdi>{reason}</bdi>
      </Alert>
    );
  }
  if (status === 'expired') {
    return (
      <Alert tone="warning" title={t('expired.title')}>
        {t('expired.text')}
      </Alert>
    );
  }
  return null;
}
