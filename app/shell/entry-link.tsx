import { useLocation } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { SiteLink } from '../components/site-link.tsx';
import { isActive, type MenuEntry } from '../lib/menu/menu-entry.ts';
import { useEntryMark } from './use-entry-mark.ts';
import { Icon } from '../ui/icon.tsx';
import { visuallyHidden } from '../ui/visually-hidden.css.ts';
import * as styles from './entry-link.css.ts';

interface EntryLinkProps {
  entry: MenuEntry;
  className: string;
  /** Without its drawing the link stands in a bar. */
  iconSize?: 16 | 20;
  /** Shown under the pointer, where the text itself has no room. */
  tooltip?: string | undefined;
}

/** One entry of the instance's menu, wherever it is shown. */
export function EntryLink({ entry, className, iconSize, tooltip }: EntryLinkProps) {
  const { t } = useTranslation();
  const place = useLocation();
  const mark = useEntryMark(entry);
  const content = (
    <>
      {iconSize && entry.icon ? <Icon name={entry.icon} size={iconSize} /> : null}
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
  return (
    <SiteLink
      className={className}
      to={entry.url}
      title={tooltip}
      newTab={entry.isExternal}
      aria-current={isActive(entry, place) ? 'page' : undefined}
      {...mark}
    >
      {content}
    </SiteLink>
  );
}
