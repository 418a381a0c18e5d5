import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { Revision } from '#core/studio/revisions/revision.contract.ts';
import { Moment } from '#app/components/moment.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Badge } from '#app/ui/label/badge.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import * as styles from './revision-list.css.ts';

interface RevisionListProps {
  title: string;
  revisions: readonly Revision[];
  /** There are others on the page of all of them. */
  hasMore?: boolean;
}

/** What was published, the latest first. */
export function RevisionList({ title, revisions, hasMore = false }: RevisionListProps) {
  const { t } = useTranslation('studio');
  return (
    <Card title={title} headingLevel={2}>
      <PlainList>
        {revisions.map((revision) => (
          <li key={revision.revision} className={styles.entry}>
            <RevisionWords revision={revision} />
          </li>
        ))}
      </PlainList>
      {hasMore ? (
        <p className={styles.more}>
          <Link to={pagePath('studio/history')}>{t('overview.allRevisions')}</Link>
        </p>
      ) : null}
    </Card>
  );
}

function RevisionWords({ revision }: { revision: Revision }) {
  const { t } = useTranslation('studio');
  const {
    revision: number,
    author,
    source,
    note,
    published_at: at,
    is_published: isPublic,
  } = revision;
  return (
    <>
      <Row as="p" wraps gap={2} align="center" className={styles.name}>
        <Link to={pagePath('studio/history/:revision', { revision: number })}>
          {t('revision.number', { number })}
        </Link>
        {isPublic ? (
          <Badge tone="success" hasDot>
            {t('revision.public')}
          </Badge>
        ) : null}
      </Row>
      {note ? <p className={styles.note}>{note}</p> : null}
      <p className={styles.facts}>
        {author?.name ?? t('revision.nobody')} · <Moment at={at} /> ·{' '}
        {t(`revision.source.${source}`)} · {t('revision.changes', { count: revision.changes })}
      </p>
    </>
  );
}
