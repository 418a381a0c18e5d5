import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { button } from '../ui/button.css.ts';
import { Icon } from '../ui/icon.tsx';
import { AccountButton } from './account-button.tsx';
import { CartLink } from './cart-link.tsx';
import { CurrencyMenu } from './currency-menu.tsx';
import { EarnMenu } from './earn-menu.tsx';
import { LanguageMenu } from './language-menu.tsx';
import type { ShellData } from './shell-data.server.ts';
import { ThemeToggle } from './theme-toggle.tsx';
import * as styles from './bar.css.ts';

/** The end of the bar, in either design. */
export function BarTools({ data }: { data: ShellData }) {
  const { t } = useTranslation();
  const { profile, isHidden } = data;
  return (
    <div className={styles.tools}>
      {profile && data.earn.length ? <EarnMenu links={data.earn} /> : null}
      {isHidden ? null : (
        <div className={styles.toSearch}>
          <Link
            className={styles.iconButton}
            to={pagePath('search')}
            aria-label={t('search')}
            title={t('search')}
          >
            <Icon name="search" />
          </Link>
        </div>
      )}
      {data.darkModeAvailable ? (
        <div className={styles.notOnPhone}>
          <ThemeToggle theme={data.theme} />
        </div>
      ) : null}
      <LanguageMenu language={data.language} />
      {isHidden ? null : (
        <>
          <div className={profile ? undefined : styles.notOnPhone}>
            <CurrencyMenu data={data} />
          </div>
          <CartButton count={data.cartCount} />
          <OrderButton />
        </>
      )}
      {profile ? (
        <>
          <NoticesLink unread={profile.unread} />
          <AccountButton profile={profile} />
        </>
      ) : (
        <WaysIn />
      )}
    </div>
  );
}

function OrderButton() {
  const { t } = useTranslation();
  return (
    <Link className={`${button({ size: 'small' })} ${styles.order}`} to={pagePath('orders/create')}>
      {t('order')}
    </Link>
  );
}

function CartButton({ count }: { count: number }) {
  const { t } = useTranslation();
  const label = t('cart.holds', { count });
  return (
    <div className={styles.notOnPhone}>
      <CartLink className={`${styles.iconButton} ${styles.cart}`} aria-label={label} title={label}>
        <Icon name="shopping-cart" />
        {count > 0 ? <span className={styles.count}>{count}</span> : null}
      </CartLink>
    </div>
  );
}

function NoticesLink({ unread }: { unread: string }) {
  const { t } = useTranslation('panels');
  const label = t('profile.notices') + (unread && `: ${unread}`);
  return (
    <div className={styles.notOnPhone}>
      <Link
        className={`${styles.iconButton} ${styles.cart}`}
        to={pagePath('notices')}
        aria-label={label}
        title={label}
      >
        <Icon name="bell" />
        {unread ? <span className={styles.count}>{unread}</span> : null}
      </Link>
    </div>
  );
}

function WaysIn() {
  const { t } = useTranslation();
  return (
    <div className={`${styles.notOnPhone} ${styles.waysIn}`}>
      <Link className={styles.choice} to={pagePath('login')}>
        {t('login')}
      </Link>
      <Link className={styles.register} to={pagePath('register')}>
        {t('register')}
      </Link>
    </div>
  );
}
