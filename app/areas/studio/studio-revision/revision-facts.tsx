import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { Revision } from '#core/studio/revisions/revision.contract.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { Moment } from '#app/components/moment.tsx';
import { Badge } from '#app/ui/label/badge.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { DescriptionList } from '#app/ui/surface/description-list.tsx';
import * as styles from './revision.css.ts';

interface RevisionFactsProps {
  revision: Revision;
  /** Where previews are shown; absent where there are none. */
  preview: string | undefined;
}

/** Who published it, when, why and from where; its hash proves that it is what it was. */
export function RevisionFacts({ revision, preview }: RevisionFactsProps) {
  const { t } = useTranslation('studio');
  const { author, source, note, hash, published_at: at, is_published: isPublic } = revision;
  const items = [
    { term: t('revision.when'), detail: <Moment at={at} /> },
    { term: t('revision.who'), detail: author?.name ?? t('revision.nobody') },
    { term: t('revision.how'), detail: t(`revision.source.${source}`) },
    ...(note ? [{ term: t('revision.note'), detail: note }] : []),
    { term: t('revision.hash'), detail: <code className={styles.hash}>{hash}</code> },
  ];
  return (
    <Card
      title={t('revision.changes', { count: revision.changes })}
      headingLevel={2}
      actions={isPublic ? <Badge tone="success">{t('revision.public')}</Badge> : undefined}
    >
      <DescriptionList items={items} />
      {preview === undefined || isPublic ? null : (
        <ButtonLink to={`${preview}?revision=${revision.revision}`} tone="outline" size="small">
          {t('revision.preview')}
        </ButtonLink>
      )}
    </Card>
  );
}
