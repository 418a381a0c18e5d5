import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Badge } from '#app/ui/label/badge.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { Disclosure } from '#app/ui/surface/disclosure.tsx';
import { visuallyHidden } from '#app/ui/visually-hidden.css.ts';
import type { ShownDocument, ShownField } from './difference-in-words.server.ts';
import { ValueWords } from './value-words.tsx';
import * as styles from './difference.css.ts';

const TONES = { added: 'success', removed: 'danger', changed: 'info', moved: 'neutral' } as const;

/** More fields than that are folded. */
const MOST_OPEN = 12;

interface DifferenceListProps {
  documents: readonly ShownDocument[];
  /** Two where the list is all of its page, three below a heading of its own. */
  headingLevel?: 2 | 3;
}

/** What differs, document by document and field by field. */
export function DifferenceList({ documents, headingLevel = 3 }: DifferenceListProps) {
  return (
    <PlainList gap={4}>
      {documents.map((document) => (
        <li key={`${document.kind} ${document.key}`}>
          <DocumentCard document={document} headingLevel={headingLevel} />
        </li>
      ))}
    </PlainList>
  );
}

interface DocumentCardProps {
  document: ShownDocument;
  headingLevel: 2 | 3;
}

function DocumentCard({ document, headingLevel }: DocumentCardProps) {
  const { kind, name, did, fields } = document;
  const { t } = useTranslation('studio');
  const first = fields.slice(0, MOST_OPEN);
  const rest = fields.slice(MOST_OPEN);
  return (
    <Card
      headingLevel={headingLevel}
      title={did === 'moved' ? t(`kinds.${kind}`) : kind === 'settings' ? t('kind.settings') : name}
      subtitle={kind === 'settings' || did === 'moved' ? undefined : t(`kind.${kind}`)}
      actions={<Badge tone={TONES[did]}>{t(`did.${did}`)}</Badge>}
    >
      {did === 'moved' ? <p className={styles.note}>{t('difference.order')}</p> : null}
      <Fields fields={first} did={did} />
      {rest.length === 0 ? null : (
        <Disclosure title={t('difference.more', { count: rest.length })}>
          <Fields fields={rest} did={did} />
        </Disclosure>
      )}
    </Card>
  );
}

function Fields({ fields, did }: { fields: readonly ShownField[]; did: ShownDocument['did'] }) {
  if (fields.length === 0) return null;
  return (
    <PlainList className={styles.fields}>
      {fields.map((field) => (
        <li key={field.pointer} className={styles.field}>
          <FieldLabel field={field} />
          <Change field={field} did={did} />
        </li>
      ))}
    </PlainList>
  );
}

export function FieldLabel({ field }: { field: Pick<ShownField, 'labels' | 'url'> }) {
  const { labels, url } = field;
  const words = labels.map((label, at) => (
    <span key={at} className={at === labels.length - 1 ? styles.own : styles.outer}>
      {label}
    </span>
  ));
  return (
    <p className={styles.label}>
      {url === undefined ? (
        words
      ) : (
        <Link className={styles.link} to={url}>
          {words}
        </Link>
      )}
    </p>
  );
}

/** Of what is new or gone there is one side alone. */
function Change({ field, did }: { field: ShownField; did: ShownDocument['did'] }) {
  const { t } = useTranslation('studio');
  return (
    <div className={styles.change}>
      {did === 'added' ? null : (
        <del className={styles.before}>
          <span className={visuallyHidden}>{t('difference.before')} </span>
          <ValueWords value={field.before} />
        </del>
      )}
      {did === 'removed' ? null : (
        <ins className={styles.after}>
          <span className={visuallyHidden}>{t('difference.after')} </span>
          <ValueWords value={field.after} />
        </ins>
      )}
    </div>
  );
}
