import * as styles from './skeleton.css.ts';

/** The place of a text that is on its way; whoever waits is told by what holds it, `aria-busy`. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <Lines count={lines} />
    </div>
  );
}

export function SkeletonCard({ lines = 3, hasMedia }: { lines?: number; hasMedia?: boolean }) {
  return (
    <div className={styles.card} aria-hidden="true">
      {hasMedia ? <div className={styles.block} /> : null}
      <div>
        <Lines count={lines} />
      </div>
    </div>
  );
}

export function SkeletonRows({ rows = 5, columns = 4 }: { rows?: number; columns?: number }) {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.row}>
          <Lines count={columns} />
        </div>
      ))}
    </div>
  );
}

function Lines({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => <div key={index} className={styles.line} />);
}
