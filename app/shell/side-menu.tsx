import { useLocation } from '@remix-run/react';
import { CachedFragment } from '../lib/fragments/cached-fragment.tsx';
import { activeIn, isActive, type MenuEntry } from '../lib/menu/menu-entry.ts';
import { Icon } from '../ui/icon.tsx';
import { EntryLink } from './entry-link.tsx';
import { useEntryMark } from './use-entry-mark.ts';
import * as styles from './side-menu.css.ts';

interface SideMenuProps {
  entries: MenuEntry[];
  label: string;
  /** Says under the pointer what an icon alone does not. */
  hasTooltips?: boolean;
}

export function SideMenu({ entries, label, hasTooltips = false }: SideMenuProps) {
  const active = activeIn(entries, useLocation());
  return (
    <nav aria-label={label}>
      <CachedFragment name="side-menu" of={[entries, active, hasTooltips]}>
        <MenuList entries={entries} hasTooltips={hasTooltips} />
      </CachedFragment>
    </nav>
  );
}

function MenuList({ entries, hasTooltips }: Omit<SideMenuProps, 'label'>) {
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.id}>
          {entry.children.length ? (
            <MenuGroup entry={entry} hasTooltips={hasTooltips ?? false} />
          ) : (
            <EntryLink
              entry={entry}
              className={styles.item}
              iconSize={20}
              tooltip={hasTooltips ? entry.title : undefined}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function MenuGroup({ entry, hasTooltips }: { entry: MenuEntry; hasTooltips: boolean }) {
  const place = useLocation();
  const holdsCurrent = entry.children.some((child) => isActive(child, place));
  const mark = useEntryMark(entry);
  return (
    <details className={styles.group} open={holdsCurrent || undefined}>
      <summary
        className={styles.item}
        title={hasTooltips ? entry.title : undefined}
        data-current={holdsCurrent || undefined}
        {...mark}
      >
        {entry.icon ? <Icon name={entry.icon} /> : null}
        <span className={styles.text}>{entry.title}</span>
        <span className={styles.chevron}>
          <Icon name="chevron-down" size={16} />
        </span>
      </summary>
      <MenuList entries={entry.children} />
    </details>
  );
}
