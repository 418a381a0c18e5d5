import { usePageMark } from '../lib/studio-preview/use-edit-mark.ts';
import * as styles from './page-header.css.ts';

interface PageHeaderProps {
  title: string;
  lead?: string;
}

const LONG_WORD = /[\p{Script=Latin}\p{Script=Cyrillic}]{17}/u;

export function PageHeader({ title, lead }: PageHeaderProps) {
  const mark = usePageMark();
  return (
    <div className={styles.plain}>
      <h1 className={LONG_WORD.test(title) ? styles.longTitle : styles.title} {...mark('/title')}>
        {title}
      </h1>
      {lead ? (
        <p className={styles.lead} {...mark('/meta_description')}>
          {lead}
        </p>
      ) : null}
    </div>
  );
}
