import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ProgressBar } from '#app/ui/feedback/progress.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { visuallyHidden } from '#app/ui/visually-hidden.css.ts';
import type { Overview } from './load-overview.server.ts';
import * as styles from './overview.css.ts';

/** What is left to do before the panel is shown to anybody; gone once all of it is done. */
export function GuideCard({ guide }: Pick<Overview, 'guide'>) {
  const { t } = useTranslation('studio');
  const done = guide.filter(({ isDone }) => isDone).length;
  if (done === guide.length) return null;
  return (
    <Card title={t('guide.title')} headingLevel={2}>
      <ProgressBar
        label={t('guide.progress', { done, all: guide.length })}
        value={done / guide.length}
      />
      <PlainList className={styles.steps}>
        {guide.map((entry) => (
          <Row as="li" key={entry.step} gap={3} align="start" data-done={entry.isDone || undefined}>
            <Step entry={entry} />
          </Row>
        ))}
      </PlainList>
      <p className={styles.guideHint}>{t('guide.mails')}</p>
    </Card>
  );
}

function Step({ entry: { step, isDone, url } }: { entry: Overview['guide'][number] }) {
  const { t } = useTranslation('studio');
  const name = t(`guide.steps.${step}.title`);
  return (
    <>
      <span className={isDone ? styles.doneMark : styles.openMark}>
        <Icon name={isDone ? 'circle-check' : 'circle'} />
      </span>
      <span className={styles.stepWords}>
        {url === undefined || isDone ? (
          <span className={styles.stepName}>{name}</span>
        ) : (
          <Link className={styles.stepName} to={url}>
            {name}
          </Link>
        )}
        {isDone ? (
          <span className={visuallyHidden}>{t('guide.done')}</span>
        ) : (
          <span className={styles.stepText}>{t(`guide.steps.${step}.text`)}</span>
        )}
      </span>
    </>
  );
}
