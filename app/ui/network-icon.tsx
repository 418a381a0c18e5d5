import { entityClass } from '#themes/entity-class.ts';
import { networkMark } from './network-marks.ts';
import marks from './network-marks.svg';
import * as styles from './network-icon.css.ts';

interface NetworkIconProps {
  /** As it came: `YouTube`, `tiktok`, or one that has no mark. */
  name: string;
  size?: 16 | 20 | 24 | 40;
  /**
   * `plain` takes the ink around it. The others take the colours of the network, which the page
   * says by `entityCss` in a style of its own; without them they are neutral.
   */
  tone?: 'plain' | 'coloured' | 'tinted' | 'tile';
  /** What it says to who cannot see it; without it, the name stands beside it as text. */
  label?: string;
}

/** The mark of a social network; its first letter when there is none. */
export function NetworkIcon({ name, size = 20, tone = 'plain', label }: NetworkIconProps) {
  const mark = networkMark(name);
  const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <span
      className={`${styles.icon({ size, tone })} ${tone === 'plain' ? '' : entityClass(name)}`}
      {...spoken}
    >
      <svg className={styles.drawing} viewBox="0 0 24 24" aria-hidden="true">
        {mark ? (
          <use href={`${marks}#${mark}`} fill="currentColor" />
        ) : (
          <text className={styles.letter} x="12" y="12" fill="currentColor">
            {firstLetter(name)}
          </text>
        )}
      </svg>
    </span>
  );
}

function firstLetter(name: string): string {
  const [letter = '?'] = /[\p{L}\p{N}]/u.exec(name) ?? [];
  return letter.toUpperCase();
}
