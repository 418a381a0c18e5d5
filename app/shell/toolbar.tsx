import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { SearchBox } from '../components/search-box/search-box.tsx';
import { Icon } from '../ui/icon.tsx';
import { BarTools } from './bar-tools.tsx';
import { Brand } from './brand.tsx';
import type { DrawerState } from './drawer-state.ts';
import { DrawerOpener, DrawerResizer } from './drawer-toggle.tsx';
import { ServicesLink } from './services-panel/services-link.tsx';
import { useEditMark } from '../lib/studio-preview/use-edit-mark.ts';
import type { ShellData } from './shell-data.server.ts';
import * as styles from './bar.css.ts';

/** The header beside the drawer, which holds the navigation. */
export function Toolbar({ data, drawer }: { data: ShellData; drawer: DrawerState }) {
  const { t } = useTranslation();
  const mark = useEditMark();
  return (
    <header className={styles.toolbar} {...mark('settings', 'settings', '/header')}>
      <div className={styles.row}>
        <DrawerOpener />
        <DrawerResizer state={drawer} />
        <div className={styles.belowDesktop}>
          <Brand data={data} isInBar />
        </div>
        {data.isHidden ? null : (
          <>
            <div className={styles.servicesPlace}>
              <ServicesLink className={styles.choice}>
                <Icon name="layout-grid" size={16} />
                {t('services')}
              </ServicesLink>
            </div>
            {data.barTools[0] === 'search' ? (
              <div className={styles.search}>
                <SearchBox clearsOnScroll />
              </div>
            ) : null}
          </>
        )}
        <BarTools data={data} />
      </div>
    </header>
  );
}
