import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import * as styles from './disclosure.css.ts';

interface DisclosureProps {
  title: ReactNode;
  icon?: string;
  /** Those of one name close each other. */
  name?: string;
  isOpen?: boolean;
  children: ReactNode;
}

export function Disclosure({ title, icon, name, isOpen, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} name={name} open={isOpen}>
      <summary className={styles.summary}>
        {icon ? <Icon name={icon} /> : null}
        <span className={styles.title}>{title}</span>
        <span className={styles.chevron}>
          <Icon name="chevron-down" size={16} />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

interface AccordionProps {
  /** In a line, each no wider than its title until it is open. */
  isInline?: boolean;
  children: ReactNode;
}

/** Disclosures that belong together, joined to one panel. */
export function Accordion({ isInline = false, children }: AccordionProps) {
  return <div className={isInline ? styles.line : styles.group}>{children}</div>;
}
