import { useLocation } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { CachedFragment } from '../lib/fragments/cached-fragment.tsx';
import { activeIn, isActive, type MenuEntry } from '../lib/menu/menu-entry.ts';
import { Icon } from '../ui/icon.tsx';
import { look } from '../ui/overlay/menu.css.ts';
import { Menu, MenuHeading } from '../ui/overlay/menu.tsx';
import type { PopoverInvoker } from '../ui/overlay/popover.tsx';
import { choice } from './bar.css.ts';
import { DRAWER_ID } from './drawer-state.ts';
import { EntryLink } from './entry-link.tsx';
import { ServicesLink } from './services-panel/services-link.tsx';
import { useFitting } from './use-fitting.ts';
import { useEntryMark } from './use-entry-mark.ts';
import * as styles from './nav-list.css.ts';

/**
 * The menu as a line. What has no room in it lies behind the last button. Without a script that one
 * opens the drawer, and what did not fit in the line comes into sight when the keyboard gets there.
 */
export function NavList({ entries }: { entries: MenuEntry[] }) {
  const active = activeIn(entries, useLocation());
  return (
    <CachedFragment name="nav-list" of={[entries, active]}>
      <Line entries={entries} />
    </CachedFragment>
  );
}

function Line({ entries }: { entries: MenuEntry[] }) {
  const { t } = useTranslation();
  const { list, fitting } = useFitting(entries.length);
  const shown = fitting ?? entries.length;
  const rest = entries.slice(shown);
  return (
    <nav className={styles.bar} aria-label={t('barNavigation')}>
      <div className={styles.place}>
        <ServicesLink className={choice}>
          <Icon name="layout-grid" size={16} />
          {t('services')}
        </ServicesLink>
      </div>
      <ul ref={list} className={styles.list}>
        {entries.map((entry, index) => (
          <li key={entry.id} className={styles.place} data-hidden={index >= shown || undefined}>
            {entry.children.length ? (
              <NavGroup entry={entry} />
            ) : (
              <EntryLink entry={entry} className={choice} />
            )}
          </li>
        ))}
      </ul>
      {entries.length === 0 ? null : fitting === undefined ? (
        <div className={styles.place}>
          <MoreButton popovertarget={DRAWER_ID} />
        </div>
      ) : (
        <div className={styles.place} data-hidden={rest.length === 0 || undefined}>
          <Menu label={t('more')} align="end" trigger={(invoker) => <MoreButton {...invoker} />}>
            {rest.map((entry) =>
              entry.children.length ? (
                <Group key={entry.id} entry={entry} />
              ) : (
                <Choice key={entry.id} entry={entry} />
              ),
            )}
          </Menu>
        </div>
      )}
    </nav>
  );
}

function MoreButton({ popovertarget }: Pick<PopoverInvoker, 'popovertarget'>) {
  const { t } = useTranslation();
  return (
    <button type="button" popovertarget={popovertarget} className={choice}>
      {t('more')}
      <Icon name="chevron-down" size={16} />
    </button>
  );
}

function NavGroup({ entry }: { entry: MenuEntry }) {
  const place = useLocation();
  const holdsCurrent = entry.children.some((child) => isActive(child, place));
  const mark = useEntryMark(entry);
  return (
    <Menu
      label={entry.title}
      trigger={(invoker) => (
        <button {...invoker} className={choice} data-current={holdsCurrent || undefined} {...mark}>
          {entry.title}
          <Icon name="chevron-down" size={16} />
        </button>
      )}
    >
      {entry.children.map((child) => (
        <Choice key={child.id} entry={child} />
      ))}
    </Menu>
  );
}

function Group({ entry }: { entry: MenuEntry }) {
  return (
    <>
      <MenuHeading>{entry.title}</MenuHeading>
      {entry.children.map((child) => (
        <Choice key={child.id} entry={child} />
      ))}
    </>
  );
}

function Choice({ entry }: { entry: MenuEntry }) {
  return (
    <li>
      <EntryLink entry={entry} className={look.plain} iconSize={16} />
    </li>
  );
}
