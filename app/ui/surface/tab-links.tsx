import { Anchor } from '../anchor.tsx';
import { Icon } from '../icon.tsx';
import * as styles from './tabs.css.ts';

export interface TabLink {
  href: string;
  label: string;
  icon?: string;
  count?: string;
  isCurrent?: boolean;
}

interface TabLinksProps {
  /** What the tabs lead through. */
  label: string;
  tabs: readonly TabLink[];
  /** Below each other on a wide screen, for a menu beside the page. */
  isSide?: boolean;
}

/** Tabs that are addresses: parts of one thing, each a page. */
export function TabLinks({ label, tabs, isSide = false }: TabLinksProps) {
  return (
    <nav className={styles.links} aria-label={label}>
      <ul className={isSide ? `${styles.list} ${styles.side}` : styles.list}>
        {tabs.map(({ href, label: text, icon, count, isCurrent }) => (
          <li key={href}>
            <Anchor
              className={styles.tab}
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
            >
              {icon ? <Icon name={icon} size={16} /> : null}
              {text}
              {count ? <span className={styles.count}>{count}</span> : null}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
