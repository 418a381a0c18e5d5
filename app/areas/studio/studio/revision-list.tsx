import { useTranslation } from 'react-i18next';
import type { Revision } from '#core/studio/revisions/revision.contract.ts';
import { Moment } from '#app/components/moment.tsx';
import { Badge } from '#app/ui/label/badge.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import * as styles from './revision-list.css.ts';

interface RevisionListProps {
  title: string;
  revisions: readonly Revision[];
}

/** What was published, the latest first. */
export function RevisionList({ title, revisions }: RevisionListProps) {
  return (
    <Card title={title} headingLevel={2}>
      <PlainList>
        {revisions.map((revision) => (
          <li key={revision.revision} className={styles.entry}>
            <RevisionWords revision={revision} />
          </li>
        ))}
      </PlainList>
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
        {t('revision.number', { number })}
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
