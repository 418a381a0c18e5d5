import type { ReactNode } from 'react';
import * as styles from './editor.css.ts';

interface EditorSectionProps {
  id: string;
  title: string;
  help?: string | undefined;
  /** The value that all of it is about. */
  pointer?: string | undefined;
  children: ReactNode;
}

/** What belongs together, on a ground of its own. */
export function EditorSection({ id, title, help, pointer, children }: EditorSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id} data-pointer={pointer}>
      <header className={styles.sectionHead}>
        <h2 id={id} className={styles.sectionTitle}>
          {title}
        </h2>
        {help ? <p className={styles.sectionHelp}>{help}</p> : null}
      </header>
      {children}
    </section>
  );
}
