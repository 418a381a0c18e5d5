import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Moment } from '#app/components/moment.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import type { Overview } from './load-overview.server.ts';
import * as styles from './overview.css.ts';

/** What will be published by itself, and what will be taken back. */
export function WaitingCard({ waiting }: Pick<Overview, 'waiting'>) {
  const { t } = useTranslation('studio');
  if (waiting.length === 0) return null;
  return (
    <Card
      title={<Link to={pagePath('studio/schedule')}>{t('schedule.title')}</Link>}
      headingLevel={2}
    >
      <PlainList className={styles.changes}>
        {waiting.map(({ id, status, at, until, note, author }) => (
          <li key={id} className={styles.change}>
            <span className={styles.changeName}>
              {status === 'waiting' ? t('overview.begins') : t('overview.ends')}{' '}
              <Moment at={status === 'waiting' || until === null ? at : until} />
            </span>
            <span className={styles.hint}>{note || author.name}</span>
          </li>
        ))}
      </PlainList>
    </Card>
  );
}
