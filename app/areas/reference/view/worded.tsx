import * as styles from './reference.css.ts';

/** A text in which code stands between backticks. */
export function Worded({ children }: { children: string }) {
  return children.split('`').map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <code key={at} className={styles.word} lang="en" dir="ltr">
        {part}
      </code>
    ),
  );
}
