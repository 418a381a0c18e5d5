import { useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import { stepThrough } from '../step-through.ts';
import { useHydrated } from '../use-hydrated.ts';
import * as styles from './tabs.css.ts';

export interface TabPart {
  /** Unique on the page: the address of the part. */
  id: string;
  label: string;
  icon?: string;
  content: ReactNode;
}

interface TabPanelsProps {
  label: string;
  headingLevel?: 2 | 3 | 4;
  parts: readonly TabPart[];
}

/** Parts of one page of which one shows; without a script each follows the other. */
export function TabPanels({ label, headingLevel = 3, parts }: TabPanelsProps) {
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState<string>();
  const current = parts.find(({ id }) => id === chosen) ?? parts[0];
  const Heading = `h${headingLevel}` as const;

  function choose(event: MouseEvent, id: string) {
    event.preventDefault();
    setChosen(id);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = stepThrough(event.key, {
      at: tabs.findIndex((tab) => tab === document.activeElement),
      count: tabs.length,
      previous: isRtl ? 'ArrowRight' : 'ArrowLeft',
      next: isRtl ? 'ArrowLeft' : 'ArrowRight',
    });
    if (next === undefined) return;
    event.preventDefault();
    tabs[next]?.focus();
    setChosen(parts[next]?.id);
  }

  return (
    <div className={styles.parts} data-waiting={hydrated ? undefined : ''}>
      <div className={styles.enhancedList} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {parts.map(({ id, label: text, icon }) => (
          <a
            key={id}
            id={`${id}-tab`}
            className={styles.tab}
            href={`#${id}`}
            role="tab"
            aria-controls={id}
            aria-selected={id === current?.id}
            tabIndex={hydrated && id !== current?.id ? -1 : 0}
            onClick={(event) => choose(event, id)}
          >
            {icon ? <Icon name={icon} size={16} /> : null}
            {text}
          </a>
        ))}
      </div>
      {parts.map(({ id, label: text, content }) => (
        <section
          key={id}
          id={id}
          className={styles.panel}
          aria-labelledby={`${id}-tab`}
          hidden={hydrated && id !== current?.id}
          {...(hydrated && { role: 'tabpanel', tabIndex: 0 })}
        >
          <Heading className={styles.panelTitle}>{text}</Heading>
          {content}
        </section>
      ))}
    </div>
  );
}
