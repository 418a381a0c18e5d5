import { Link } from '@remix-run/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { button } from '../ui/button.css.ts';
import { Icon } from '../ui/icon.tsx';
import { Brand } from './brand.tsx';
import { CurrencyMenu } from './currency-menu.tsx';
import { LanguageMenu } from './language-menu.tsx';
import type { ShellData } from './shell-data.server.ts';
import { SideMenu } from './side-menu.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { useMenuClosing } from './use-menu-closing.ts';
import * as styles from './header.css.ts';

export function Header({ data }: { data: ShellData }) {
  const { t } = useTranslation();
  const header = useRef<HTMLElement>(null);
  useMenuClosing(header);
  return (
    <header className={styles.header} ref={header}>
      <div className={styles.bar}>
        <details className={styles.burger} name="header-menu">
          <summary className={styles.burgerButton} aria-label={t('menu')}>
            <Icon name="menu" size={24} />
          </summary>
          <div className={styles.burgerPanel}>
            <SideMenu entries={data.menu} label={t('sideNavigation')} />
            <div className={styles.burgerTools}>
              <Choices data={data} group="burger-menu" />
            </div>
          </div>
        </details>
        <Brand data={data} />
        <div className={styles.tools}>
          <LanguageMenu language={data.language} />
          <div className={styles.barOnly}>
            <Choices data={data} group="header-menu" />
          </div>
          <Link
            className={`${button({ tone: 'quiet', size: 'small' })} ${styles.login}`}
            to="/login"
          >
            {t('login')}
          </Link>
          <Link className={`${button({ size: 'small' })} ${styles.register}`} to="/register">
            {t('register')}
          </Link>
        </div>
      </div>
    </header>
  );
}

interface ChoicesProps {
  data: ShellData;
  /** Opening one of a group closes the others: the menu around these must not be among them. */
  group: string;
}

/** In the bar where there is room, else behind the menu. */
function Choices({ data, group }: ChoicesProps) {
  return (
    <>
      {data.currencies.length > 1 ? (
        <CurrencyMenu currency={data.currency} currencies={data.currencies} group={group} />
      ) : null}
      {data.darkModeAvailable ? <ThemeToggle theme={data.theme} /> : null}
    </>
  );
}
