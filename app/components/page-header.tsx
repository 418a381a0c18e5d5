import { OrderAction } from './order-action.tsx';
import * as styles from './page-header.css.ts';

interface PageHeaderProps {
  title: string;
  lead?: string;
  /** The home page greets with a bigger one that leads on. */
  prominent?: boolean;
}

export function PageHeader({ title, lead, prominent = false }: PageHeaderProps) {
  return (
    <div className={prominent ? styles.prominent : styles.plain}>
      <h1 className={prominent ? styles.display : styles.title}>{title}</h1>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      {prominent ? (
        <div className={styles.action}>
          <OrderAction />
        </div>
      ) : null}
    </div>
  );
}
