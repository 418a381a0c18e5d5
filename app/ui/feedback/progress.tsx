import { tone as tones, type Tone } from '../tone.css.ts';
import * as styles from './progress.css.ts';

interface ProgressProps {
  label: string;
  /** Of 1; without it nobody knows how long it takes. */
  value?: number;
  /** The value in words, such as "40 of 100". */
  valueText?: string;
  tone?: Tone;
}

export function ProgressBar({ label, value, valueText, tone = 'brand' }: ProgressProps) {
  return (
    <label className={`${tones[tone]} ${styles.field}`}>
      <span className={styles.words}>
        <span>{label}</span>
        {valueText ? <span className={styles.value}>{valueText}</span> : null}
      </span>
      <progress className={styles.bar} value={value} max={1} />
    </label>
  );
}

type ProgressRingProps = Omit<ProgressProps, 'value'> & { value: number; size?: 40 | 64 };

export function ProgressRing(props: ProgressRingProps) {
  const { label, value, valueText, tone = 'brand', size = 40 } = props;
  const percent = Math.round(Math.min(Math.max(value, 0), 1) * 100);
  return (
    <span
      className={`${tones[tone]} ${styles.ring}`}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuetext={valueText}
    >
      <svg
        className={styles.circle}
        viewBox="0 0 64 64"
        width={size}
        height={size}
        aria-hidden="true"
      >
        <circle className={styles.track} cx="32" cy="32" r="28" />
        {percent > 0 ? (
          <circle
            className={styles.arc}
            cx="32"
            cy="32"
            r="28"
            pathLength="100"
            strokeDasharray={`${percent} 100`}
          />
        ) : null}
      </svg>
      {valueText && size === 64 ? (
        <span className={styles.ringValue} aria-hidden="true">
          {valueText}
        </span>
      ) : null}
    </span>
  );
}
