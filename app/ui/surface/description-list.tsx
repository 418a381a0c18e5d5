import type { ReactNode } from 'react';
import * as styles from './description-list.css.ts';

export interface Description {
  term: string;
  detail: ReactNode;
  /** The last line of a bill. */
  isTotal?: boolean;
}

interface DescriptionListProps {
  /** `rows` puts a detail at the end of its line, as bills do; `columns` beside its term. */
  look?: keyof typeof styles.list;
  items: readonly Description[];
}

export function DescriptionList({ look = 'columns', items }: DescriptionListProps) {
  return (
    <dl className={styles.list[look]}>
      {items.map(({ term, detail, isTotal }) => (
        <div key={term} className={isTotal ? styles.total : styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.detail}>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
