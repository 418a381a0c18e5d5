import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ValueWords } from '#app/areas/studio/difference/value-words.tsx';
import { Badge } from '#app/ui/label/badge.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import type { ListedDocument } from './listed-document.ts';
import * as styles from './lists.css.ts';

interface DocumentCardProps {
  document: ListedDocument;
  href: string;
  /** What of its detail needs words. */
  detail?: string | undefined;
  /** What else is to be known of it, in a word. */
  marks?: ReactNode;
  /** Beside it: where it can be moved to. */
  buttons?: ReactNode;
  children?: ReactNode;
}

/** One line of a list; all of it leads to the editor. */
export function DocumentCard({
  document,
  href,
  detail,
  marks,
  buttons,
  children,
}: DocumentCardProps) {
  const { t } = useTranslation('studio-fields');
  const { title, change, problems, facts, standing } = document;
  const shown = detail ?? document.detail;
  return (
    <div className={styles.card}>
      <div className={styles.line}>
        <div className={styles.names}>
          <Link className={styles.title} to={href}>
            <bdi>{title}</bdi>
          </Link>
          {shown === undefined || shown === '' ? null : (
            <bdi className={styles.detail}>{shown}</bdi>
          )}
          <Facts facts={facts} />
        </div>
        <Row wraps gap={1}>
          {marks}
          {standing ? <Badge>{t(`list.standing.${standing}`)}</Badge> : null}
          {change === 'none' ? null : (
            <Badge tone={change === 'added' ? 'success' : 'info'}>
              {t(change === 'added' ? 'list.added' : 'list.changed')}
            </Badge>
          )}
          {problems === 0 ? null : (
            <Badge tone="warning" icon="triangle-alert">
              {t('list.problems', { count: problems })}
            </Badge>
          )}
        </Row>
        {buttons ? <div className={styles.buttons}>{buttons}</div> : null}
      </div>
      {children}
    </div>
  );
}

/** What its owner decides by. */
function Facts({ facts }: Pick<ListedDocument, 'facts'>) {
  if (facts.length === 0) return null;
  return (
    <ul className={styles.facts}>
      {facts.map(({ name, label, value }) => (
        <li key={name}>
          {label === undefined ? null : <span className={styles.detail}>{label}</span>}{' '}
          <bdi>
            <ValueWords value={value} />
          </bdi>
        </li>
      ))}
    </ul>
  );
}
