import { ButtonLink } from '#app/components/button-link.tsx';
import { Moment } from '#app/components/moment.tsx';
import * as supportStyles from '#app/components/support/support.css.ts';
import * as styles from '#app/components/tasks/tasks.css.ts';
import { useNumbers } from '#app/components/use-numbers.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Badge } from '#app/ui/label/badge.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { SAID_BEFORE } from './said-before.ts';
import type { Said } from './viewer-words.server.ts';

interface ViewerWordsProps {
  id: number;
  said: Said;
}

/** What viewers said of the video, the newest first; nobody learns whose words they are. */
export function ViewerWords({ id, said: { words, total, next, isFirst } }: ViewerWordsProps) {
  const { t } = useTranslation('tasks');
  const { count } = useNumbers();
  if (total === 0) return null;
  const pathOf = (before?: string) =>
    `${pagePath('orders/:id', { id }, { [SAID_BEFORE]: before })}#said`;
  return (
    <section id="said" className={supportStyles.place}>
      <Card
        title={t('said.title')}
        subtitle={t('said.text')}
        headingLevel={2}
        actions={<Badge>{count(total)}</Badge>}
      >
        <Stack gap={5}>
          <PlainList gap={4}>
            {words.map(({ text, said_at: at }) => (
              <li key={`${at} ${text}`} className={styles.quote}>
                <p className={styles.said} dir="auto">
                  {text}
                </p>
                <span className={styles.detail}>
                  <Moment at={at} />
                </span>
              </li>
            ))}
          </PlainList>
          {isFirst && next === null ? null : (
            <Row wraps gap={3}>
              {isFirst ? null : (
                <ButtonLink to={pathOf()} tone="outline" size="small">
                  {t('said.newest')}
                </ButtonLink>
              )}
              {next === null ? null : (
                <ButtonLink to={pathOf(next)} tone="outline" size="small">
                  {t('said.more')}
                </ButtonLink>
              )}
            </Row>
          )}
        </Stack>
      </Card>
    </section>
  );
}
