import { ButtonLink } from '#app/components/button-link.tsx';
import { CheckBadge } from '#app/components/tasks/check-badge.tsx';
import * as styles from '#app/components/tasks/tasks.css.ts';
import { watchTime } from '#app/components/tasks/watch-time.ts';
import { useNumbers } from '#app/components/use-numbers.ts';
import { unbrokenName } from '#app/lib/i18n/unbroken-name.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Stepper } from '#app/ui/feedback/stepper.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { CheckOutcome } from './check-outcome.tsx';
import { StartStep } from './start-step.tsx';
import { VideoPicture } from './video-picture.tsx';
import { WatchStep } from './watch-step.tsx';
import { WordsForm } from './words-form.tsx';
import type { OneCheck } from './tasks-page.server.ts';

type ToldCheck = OneCheck['check'];

/** The number of the step that somebody is at; none where it has ended without a reward. */
const STEPS: Partial<Record<ToldCheck['status'], number>> = {
  ...{ created: 0, started: 0, ended: 1, checked: 2, rewarded: 3 },
};

interface CheckFlowProps extends Pick<OneCheck, 'check' | 'now' | 'constraint'> {
  /** What was said of the words that were sent. */
  result: object | undefined;
}

/** One task, from taking it to its reward. */
export function CheckFlow({ check, now, constraint, result }: CheckFlowProps) {
  const { t } = useTranslation('tasks');
  const { status } = check;
  const at = STEPS[status];
  return (
    <Stack gap={6}>
      {at === undefined ? null : (
        <Stepper
          label={t('steps.label')}
          steps={[
            { label: t('steps.watch') },
            { label: t('steps.words') },
            { label: t('steps.reward') },
          ]}
          current={at}
          doneLabel={t('steps.done')}
        />
      )}
      <div className={styles.beside}>
        <Video check={check} />
        <Stack gap={5}>
          {status === 'created' ? <StartStep check={check} /> : null}
          {status === 'started' ? (
            <WatchStep key={`${check.watch_until} ${now}`} check={check} now={now} />
          ) : null}
          {status === 'ended' ? (
            <WordsForm check={check} constraint={constraint} result={result} />
          ) : null}
          <CheckOutcome check={check} />
          <div>
            <ButtonLink to={pagePath('tasks')} tone="outline">
              {t('all')}
            </ButtonLink>
          </div>
        </Stack>
      </div>
    </Stack>
  );
}

function Video({ check: { task, reward, status } }: { check: ToldCheck }) {
  const { t, i18n } = useTranslation('tasks');
  const { money } = useNumbers();
  const { promotable, service, watch_seconds: seconds } = task;
  return (
    <Card
      title={<span dir="auto">{promotable.snippet.title}</span>}
      headingLevel={2}
      subtitle={unbrokenName(service.name)}
      media={<VideoPicture snippet={promotable.snippet} isFirst />}
    >
      <Stack gap={2} justify="start">
        <p className={styles.reward}>{money(reward)}</p>
        <p className={styles.detail}>{t('watch', { time: watchTime(seconds, i18n.language) })}</p>
        <CheckBadge status={status} />
      </Stack>
    </Card>
  );
}
