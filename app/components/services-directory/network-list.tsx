import { Link } from '@remix-run/react';
import type { MouseEvent, PointerEvent } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { networkPath } from '#app/lib/pages/paths.ts';
import type { MenuNetwork } from '#app/lib/menu/services-menu.ts';
import { Icon } from '#app/ui/icon.tsx';
import { NetworkIcon } from '#app/ui/network-icon.tsx';
import * as styles from './network-list.css.ts';

export type Choice = number | 'all';

interface NetworkListProps {
  networks: readonly MenuNetwork[];
  chosen: Choice | undefined;
  layout: 'column' | 'row';
  /** Shows a choice on the spot; without it, each is a page of its own. */
  onChoose?: (choice: Choice) => void;
  onPoint?: (choice: Choice | undefined) => void;
}

/** All services, or those of one network. */
export function NetworkList({ networks, chosen, layout, ...choosing }: NetworkListProps) {
  const { t } = useTranslation('panels');
  const entry = (choice: Choice) => entryProps(choice, chosen, choosing);
  return (
    <nav aria-label={t('services.networks')}>
      <ul className={styles.list[layout]}>
        <li>
          <Link {...entry('all')}>
            <span className={styles.all}>
              <Icon name="layout-grid" size={16} />
            </span>
            <span className={styles.name}>{t('services.all')}</span>
            <Chevron layout={layout} />
          </Link>
        </li>
        {networks.map(({ id, name, icon }) => (
          <li key={id}>
            <Link {...entry(id)}>
              <NetworkIcon name={icon} size={24} tone="tile" />
              <span className={styles.name}>{name}</span>
              <Chevron layout={layout} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Chevron({ layout }: Pick<NetworkListProps, 'layout'>) {
  if (layout === 'row') return null;
  return (
    <span className={styles.chevron}>
      <Icon name="chevron-right" size={16} />
    </span>
  );
}

function entryProps(
  choice: Choice,
  chosen: Choice | undefined,
  { onChoose, onPoint }: Pick<NetworkListProps, 'onChoose' | 'onPoint'>,
) {
  return {
    className: styles.entry,
    to: choice === 'all' ? pagePath('') : networkPath(choice),
    preventScrollReset: true,
    'aria-current': choice === chosen ? ('true' as const) : undefined,
    'data-choice': choice,
    onClick(event: MouseEvent) {
      const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
      if (!onChoose || opensElsewhere) return;
      event.preventDefault();
      // What contains the list may close on links that lead away; this one does not.
      event.stopPropagation();
      onChoose(choice);
    },
    onPointerEnter({ pointerType }: PointerEvent) {
      if (pointerType === 'mouse') onPoint?.(choice);
    },
    onPointerLeave: () => onPoint?.(undefined),
  };
}
