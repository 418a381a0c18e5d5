import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { button } from '../ui/button.css.ts';
import { Icon } from '../ui/icon.tsx';
import { Brand } from './brand.tsx';
import { CurrencyMenu } from './currency-menu.tsx';
import { LanguageMenu } from './language-menu.tsx';
import type { ShellData } from './shell-data.server.ts';
import { SideMenu } from './side-menu.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import * as styles from './header.css.ts';

export function Header({ data }: { data: ShellData }) {
  const { t } = useTranslation();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <details className={styles.burger} name="header-menu">
          <summary className={styles.burgerButton} aria-label={t('menu')}>
            <Icon name="menu" size={24} />
          </summary>
          <div className={styles.burgerPanel}>
            <SideMenu entries={data.menu} label={t('sideNavigation')} />
            <div className={styles.burgerTools}>
              <Choices data={data} />
            </div>
          </div>
        </details>
        <Brand data={data} />
        <div className={styles.tools}>
          <LanguageMenu language={data.language} />
          <div className={styles.barOnly}>
            <Choices data={data} />
          </div>
          <Link className={button({ tone: 'quiet' })} to="/login">
            {t('login')}
          </Link>
          <Link className={`${button({ tone: 'solid' })} ${styles.register}`} to="/register">
            {t('register')}
          </Link>
        </div>
      </div>
    </header>
  );
}

/** In the bar where there is room, else behind the menu. */
function Choices({ data }: { data: ShellData }) {
  return (
    <>
      {data.currencies.length > 1 ? (
        <CurrencyMenu currency={data.currency} currencies={data.currencies} />
      ) : null}
      {data.darkModeAvailable ? <ThemeToggle theme={data.theme} /> : null}
    </>
  );
}
