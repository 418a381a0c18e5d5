import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Moment } from '#app/components/moment.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import type { Overview } from './load-overview.server.ts';
import * as styles from './overview.css.ts';

/** Who else is about to publish something: whoever comes later will have to look at it. */
export function OthersCard({ others }: Pick<Overview, 'others'>) {
  const { t } = useTranslation('studio');
  if (others.length === 0) return null;
  return (
    <Card title={t('overview.others')} subtitle={t('overview.othersText')} headingLevel={2}>
      <PlainList className={styles.changes}>
        {others.map(({ author, changes, updated_at: at }) => (
          <li key={author.id} className={styles.change}>
            <span className={styles.changeName}>{author.name}</span>
            <span className={styles.hint}>
              {t('overview.changes', { count: changes })} · <Moment at={at} />
            </span>
          </li>
        ))}
      </PlainList>
    </Card>
  );
}
