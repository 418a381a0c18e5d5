import { Icon } from '../icon.tsx';
import { tone } from '../tone.css.ts';
import { visuallyHidden } from '../visually-hidden.css.ts';
import * as styles from './stat.css.ts';

export interface StatDelta {
  text: string;
  direction: 'up' | 'down' | 'flat';
  /** Fewer refunds are good, too. */
  isGood?: boolean;
  /** Neither way is better. */
  isNeutral?: boolean;
  /** Says in words what the arrow shows. */
  label: string;
}

export interface StatItem {
  label: string;
  value: string;
  hint?: string;
  delta?: StatDelta;
}

const ARROWS = { up: 'trending-up', down: 'trending-down', flat: 'minus' } as const;

/** Numbers that are read at a glance, side by side; a sum in millions stays on its line. */
export function Stats({ items }: { items: readonly StatItem[] }) {
  const longest = Math.max(...items.map(({ value }) => lengthOf(value)));
  const step = styles.STEPS.find((most) => longest <= most);
  const breaking = step === undefined ? styles.broken : styles.whole;
  return (
    <dl className={`${styles.stats} ${styles.holding[step ?? styles.MOST]}`}>
      {items.map(({ label, value, hint, delta }) => (
        <div key={label} className={styles.stat}>
          <dt className={styles.label}>{label}</dt>
          <dd className={`${styles.value} ${breaking}`}>{value}</dd>
          {delta ? (
            <dd className={`${tone[toneOf(delta)]} ${styles.delta}`}>
              <Icon name={ARROWS[delta.direction]} size={16} />
              {delta.text}
              <span className={visuallyHidden}>{delta.label}</span>
            </dd>
          ) : null}
          {hint ? <dd className={styles.hint}>{hint}</dd> : null}
        </div>
      ))}
    </dl>
  );
}

/** In the typefaces of some scripts a minus is as wide as two digits. */
const lengthOf = (value: string) => value.replaceAll('−', '−−').length;

function toneOf({ direction, isGood = direction === 'up', isNeutral = false }: StatDelta) {
  if (isNeutral || direction === 'flat') return 'neutral';
  return isGood ? 'success' : 'danger';
}
