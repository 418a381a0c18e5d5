import { Link, useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { isActive, type MenuEntry } from '../lib/menu.ts';
import { Icon } from '../ui/icon.tsx';
import { visuallyHidden } from '../ui/visually-hidden.css.ts';
import * as styles from './side-menu.css.ts';

interface SideMenuProps {
  entries: MenuEntry[];
  label: string;
}

export function SideMenu({ entries, label }: SideMenuProps) {
  return (
    <nav aria-label={label}>
      <MenuList entries={entries} />
    </nav>
  );
}

function MenuList({ entries }: { entries: MenuEntry[] }) {
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.id}>
          {entry.children.length ? <MenuGroup entry={entry} /> : <MenuLink entry={entry} />}
        </li>
      ))}
    </ul>
  );
}

function MenuGroup({ entry }: { entry: MenuEntry }) {
  const place = useLocation();
  const holdsCurrent = entry.children.some((child) => isActive(child, place));
  return (
    <details className={styles.group} open={holdsCurrent || undefined}>
      <summary className={styles.item}>
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

function MenuLink({ entry }: { entry: MenuEntry }) {
  const { t } = useTranslation();
  const place = useLocation();
  const content = (
    <>
      {entry.icon ? <Icon name={entry.icon} /> : null}
      <span className={styles.text}>{entry.title}</span>
      {entry.isNew ? <span className={styles.badge}>{t('newBadge')}</span> : null}
      {entry.isExternal ? (
        <>
          <Icon name="external-link" size={16} />
          <span className={visuallyHidden}>({t('opensInNewTab')})</span>
        </>
      ) : null}
    </>
  );
  if (entry.isExternal) {
    return (
      <a className={styles.item} href={entry.url} target="_blank" rel="noopener noreferrer">
        {content}
      </a>
    );
  }
  return (
    <Link
      className={styles.item}
      to={entry.url}
      aria-current={isActive(entry, place) ? 'page' : undefined}
    >
      {content}
    </Link>
  );
}
