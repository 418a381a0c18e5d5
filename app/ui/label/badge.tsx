import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import { tone as tones, type Tone } from '../tone.css.ts';
import * as styles from './badge.css.ts';

interface BadgeProps {
  tone?: Tone;
  look?: 'subtle' | 'solid' | 'outline';
  icon?: string;
  /** A point of the tone's colour in front, for what is going on. */
  hasDot?: boolean;
  /** Stays on one line, for words that are short in every language. */
  isWhole?: boolean;
  children: ReactNode;
}

/** A state or a number in a word. Its colour only repeats what the word says. */
export function Badge(props: BadgeProps) {
  const { tone = 'neutral', look = 'subtle', icon, hasDot, isWhole = false, children } = props;
  return (
    <span className={`${tones[tone]} ${styles.badge[look]}${isWhole ? ` ${styles.whole}` : ''}`}>
      {hasDot ? <span className={styles.dot} /> : null}
      {icon ? <Icon name={icon} size={16} /> : null}
      {children}
    </span>
  );
}
