import type { ReactNode } from 'react';
import { Illustration, type Picture } from './illustration.tsx';
import * as styles from './empty-state.css.ts';

interface EmptyStateProps extends Picture {
  title: string;
  headingLevel?: 1 | 2 | 3;
  /** Why nothing is here, and what would change that. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** What stands where things will be. */
export function EmptyState(props: EmptyStateProps) {
  const { illustration, drawing, icon, title, headingLevel = 2, children, actions } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.empty}>
      <Illustration {...{ illustration, drawing, icon }} />
      <Heading className={styles.title}>{title}</Heading>
      {children ? <div className={styles.text}>{children}</div> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
