import { visuallyHidden } from '../visually-hidden.css.ts';
import { spinner } from './progress.css.ts';

interface SpinnerProps {
  size?: 16 | 20 | 24 | 40;
  /** Read out; without one, something beside it must say what is going on. */
  label?: string;
}

export function Spinner({ size = 20, label }: SpinnerProps) {
  return (
    <span role={label ? 'status' : undefined}>
      <svg className={spinner} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
        <circle cx="12" cy="12" r="10" opacity="0.25" />
        <circle cx="12" cy="12" r="10" pathLength="100" strokeDasharray="28 100" />
      </svg>
      {label ? <span className={visuallyHidden}>{label}</span> : null}
    </span>
  );
}
