import type { ReactNode } from 'react';
import { Stack } from '#app/ui/layout/stack.tsx';
import * as styles from './gallery.css.ts';

interface SampleProps {
  /** Names what is shown; a name of the code needs no translation. */
  name: string;
  children: ReactNode;
}

/** One thing of a section, with its name above it. */
export function Sample({ name, children }: SampleProps) {
  return (
    <Stack gap={3} className={styles.sample}>
      <h3 className={styles.sampleName} translate="no">
        {name}
      </h3>
      {children}
    </Stack>
  );
}
