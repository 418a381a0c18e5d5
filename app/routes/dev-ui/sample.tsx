import type { ReactNode } from 'react';
import * as styles from './gallery.css.ts';

interface SampleProps {
  /** Names what is shown; a name of the code needs no translation. */
  name: string;
  children: ReactNode;
}

/** One thing of a section, with its name above it. */
export function Sample({ name, children }: SampleProps) {
  return (
    <div className={styles.sample}>
      <h3 className={styles.sampleName} translate="no">
        {name}
      </h3>
      {children}
    </div>
  );
}
