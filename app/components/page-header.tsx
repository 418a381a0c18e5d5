import * as styles from './page-header.css.ts';

interface PageHeaderProps {
  title: string;
  lead?: string;
  /** The home page greets with a bigger one. */
  prominent?: boolean;
}

export function PageHeader({ title, lead, prominent = false }: PageHeaderProps) {
  return (
    <div className={prominent ? styles.prominent : styles.plain}>
      <h1 className={prominent ? styles.display : styles.title}>{title}</h1>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
    </div>
  );
}
