import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { FreeTrialQuest } from '#core/growth/free-trials/free-trial.contract.ts';
import { button } from '#app/ui/button.css.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { visuallyHidden } from '#app/ui/visually-hidden.css.ts';
import * as styles from '#app/components/trials/trials.css.ts';

/** The task, and the way to where it is done. */
export function WhatToDo({ quest: { body, url } }: { quest: FreeTrialQuest }) {
  const { t } = useTranslation('trials');
  const paragraphs = (body ?? '').split(/\n\s*\n/).filter((text) => text.trim() !== '');
  if (paragraphs.length === 0 && url === null) return null;
  return (
    <Card
      title={t('todo.title')}
      headingLevel={2}
      footer={
        url === null ? null : (
          <a
            className={button({ tone: 'outline', size: 'medium' })}
            href={url}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t('todo.open')}
            <span className={visuallyHidden}> ({t('newTab')})</span>
          </a>
        )
      }
    >
      <Stack gap={4}>
        {paragraphs.map((text) => (
          <p key={text} className={styles.paragraph} dir="auto">
            {text}
          </p>
        ))}
      </Stack>
    </Card>
  );
}
