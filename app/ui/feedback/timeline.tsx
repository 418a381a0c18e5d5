import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import { tone } from '../tone.css.ts';
import * as styles from './timeline.css.ts';

export interface TimelineEntry {
  title: string;
  /** When it was, for people; `dateTime` says it for machines. */
  time?: string;
  dateTime?: string;
  text?: ReactNode;
  state: 'done' | 'current' | 'next' | 'failed';
}

const LOOKS = {
  done: { tone: 'success', icon: 'check' },
  current: { tone: 'brand', icon: undefined },
  next: { tone: 'neutral', icon: undefined },
  failed: { tone: 'danger', icon: 'x' },
} as const;

/** What happened one after the other, and what comes. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol className={styles.timeline}>
      {entries.map(({ title, time, dateTime, text, state }, index) => {
        const { tone: name, icon } = LOOKS[state];
        return (
          <li
            // The same may happen again.
            key={`${index} ${title}`}
            className={`${tone[name]} ${styles.entry}`}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {icon ? <Icon name={icon} size={16} /> : null}
            </span>
            <div className={styles.content}>
              <p className={styles.title}>{title}</p>
              {time ? (
                <time className={styles.time} dateTime={dateTime}>
                  {time}
                </time>
              ) : null}
              {text ? <div className={styles.text}>{text}</div> : null}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
