import { useRef, type FocusEvent } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { BannerPlace } from '../components/banner/banner-place.tsx';
import { Icon } from '../ui/icon.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { Brand } from './brand.tsx';
import { CurrencyMenu } from './currency-menu.tsx';
import { DRAWER_ID, type DrawerState } from './drawer-state.ts';
import { DrawerHoverChoice } from './drawer-toggle.tsx';
import { LanguageMenu } from './language-menu.tsx';
import type { ShellData } from './shell-data.server.ts';
import { SideMenu } from './side-menu.tsx';
import { SocialLinks } from './social-links.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import * as styles from './drawer.css.ts';

interface DrawerProps {
  data: ShellData;
  /** How it stands beside the page on a wide screen; absent where it only ever lies over it. */
  state?: DrawerState;
}

/** The whole menu, which opens over the page by its button and without a script. */
export function Drawer({ data, state }: DrawerProps) {
  const { t } = useTranslation();
  const drawer = useRef<HTMLElement>(null);
  const isHydrated = useHydrated();

  function leave({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
    const stays = relatedTarget === null || currentTarget.contains(relatedTarget);
    if (!stays) drawer.current?.hidePopover();
  }

  return (
    <div
      className={state ? styles.rail : undefined}
      data-drawer={state}
      data-moves={isHydrated || undefined}
    >
      <aside
        ref={drawer}
        id={DRAWER_ID}
        className={state ? styles.permanent : styles.drawer}
        popover="auto"
        aria-label={t('menu')}
        onBlur={leave}
      >
        <div className={styles.head}>
          <Brand data={data} />
          <button
            type="button"
            className={styles.close}
            popovertarget={DRAWER_ID}
            popovertargetaction="hide"
            aria-label={t('close')}
          >
            <Icon name="x" />
          </button>
        </div>
        <div className={styles.middle}>
          <SideMenu
            entries={data.menu.concat(data.toolLinks)}
            label={t('sideNavigation')}
            hasTooltips={state === 'mini'}
          />
          <div className={styles.banner}>
            <BannerPlace place="sidebar" banners={data.banners} />
          </div>
          <div className={styles.tools}>
            {data.menuTools.map(({ tool, onPhone }) => (
              <div key={tool} className={onPhone ? styles.onPhone : undefined}>
                {tool === 'currency' ? (
                  <CurrencyMenu data={data} isRow />
                ) : tool === 'theme' ? (
                  <ThemeToggle theme={data.theme} isRow />
                ) : (
                  <LanguageMenu {...data} isRow />
                )}
              </div>
            ))}
          </div>
          {/* What comes late in a page must not push what was there. */}
          {state && state !== 'expanded' ? <DrawerHoverChoice state={state} /> : null}
        </div>
        <div className={styles.foot}>
          <SocialLinks socials={data.socials} />
        </div>
      </aside>
    </div>
  );
}
