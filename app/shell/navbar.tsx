import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { SearchBox } from '../components/search-box/search-box.tsx';
import { Icon } from '../ui/icon.tsx';
import { Brand } from './brand.tsx';
import { BarTools } from './bar-tools.tsx';
import { DrawerOpener } from './drawer-toggle.tsx';
import { NavList } from './nav-list.tsx';
import { ServicesLink } from './services-panel/services-link.tsx';
import { useEditMark } from '../lib/studio-preview/use-edit-mark.ts';
import type { ShellData } from './shell-data.server.ts';
import * as styles from './bar.css.ts';

/** What has a button of its own in the bar. */
const OWN_BUTTONS = [
  pagePath(''),
  pagePath('orders/create'),
  pagePath('login'),
  pagePath('register'),
  pagePath('profile'),
];

/** The header that holds the navigation itself. */
export function Navbar({ data }: { data: ShellData }) {
  const { t } = useTranslation();
  const mark = useEditMark();
  const entries = data.menu.filter(({ url }) => !OWN_BUTTONS.includes(url));
  return (
    <header className={styles.navbar} {...mark('settings', 'settings', '/header')}>
      <div className={styles.row}>
        {data.menuUse === 'nowhere' ? null : <DrawerOpener onPhone={data.menuUse === 'on-phone'} />}
        <Brand data={data} isInBar />
        {data.isHidden ? null : (
          <>
            <NavList entries={entries} />
            <div className={styles.servicesPlace}>
              <ServicesLink className={styles.choice}>
                <Icon name="layout-grid" size={16} />
                {t('services')}
              </ServicesLink>
            </div>
            {data.barTools[0] === 'search' ? (
              <div className={styles.smallSearch}>
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
