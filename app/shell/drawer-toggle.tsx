import { useFetcher, useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Icon } from '../ui/icon.tsx';
import { DRAWER_FETCHER, DRAWER_ID, type DrawerState } from './drawer-state.ts';
import { iconButton } from './bar.css.ts';
import * as styles from './drawer.css.ts';

/** Opens the drawer over the page; on a phone alone, where it holds nothing else. */
export function DrawerOpener({ onPhone = false }: { onPhone?: boolean }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={`${iconButton} ${onPhone ? styles.onPhone : styles.opens}`}
      popovertarget={DRAWER_ID}
      aria-label={t('menu')}
    >
      <Icon name="menu" size={24} />
    </button>
  );
}

/** Makes the drawer beside the page small or wide, for this visit and the next. */
export function DrawerResizer({ state }: { state: DrawerState }) {
  const { t } = useTranslation();
  const isExpanded = state === 'expanded';
  const label = isExpanded ? t('drawer.collapse') : t('drawer.expand');
  return (
    <DrawerForm className={styles.resizes}>
      <button
        className={iconButton}
        name="drawer"
        value={isExpanded ? 'mini' : 'expanded'}
        aria-expanded={isExpanded}
        aria-controls={DRAWER_ID}
        aria-label={label}
        title={label}
      >
        <Icon name="menu" size={24} />
      </button>
    </DrawerForm>
  );
}

/** Whether the small drawer grows under the pointer. */
export function DrawerHoverChoice({ state }: { state: Exclude<DrawerState, 'expanded'> }) {
  const { t } = useTranslation();
  const isOn = state === 'mini-hover';
  return (
    <DrawerForm className={styles.hoverChoice}>
      <button
        className={styles.hoverButton}
        name="drawer-hover"
        value={isOn ? 'off' : 'on'}
        aria-pressed={isOn}
        title={t('drawer.openOnHover')}
      >
        <Icon name="chevrons-right" />
        <span>{t('drawer.openOnHover')}</span>
        <span className={styles.switchTrack} />
      </button>
    </DrawerForm>
  );
}

function DrawerForm({ className, children }: { className: string; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const fetcher = useFetcher(DRAWER_FETCHER);
  return (
    <fetcher.Form
      method="post"
      action={pagePath('preferences')}
      preventScrollReset
      className={className}
    >
      <input type="hidden" name="returnTo" value={pathname + search} />
      {children}
    </fetcher.Form>
  );
}
