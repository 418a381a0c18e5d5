import * as styles from './api-documentation.css.ts';

/** Code is written from the left in every language, and scrolls in itself. */
export function CodeBlock({ children }: { children: string }) {
  return (
    // What can be scrolled must be reached without a mouse.
    <pre className={styles.code} dir="ltr" tabIndex={0}>
      <code>{children}</code>
    </pre>
  );
}
