import * as styles from './page-header.css.ts';

interface PageHeaderProps {
  title: string;
  lead?: string;
}

export function PageHeader({ title, lead }: PageHeaderProps) {
  return (
    <div className={styles.plain}>
      <h1 className={styles.title}>{title}</h1>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
    </div>
  );
}
