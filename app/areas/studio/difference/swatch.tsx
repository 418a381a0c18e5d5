import * as styles from './difference.css.ts';

/** A colour as a square, by an attribute of a drawing: a style would need the policy's leave. */
export function Swatch({ colour }: { colour: string }) {
  return (
    <svg className={styles.swatch} viewBox="0 0 16 16" aria-hidden="true">
      <rect width="16" height="16" fill={colour} />
    </svg>
  );
}
