import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { button } from '../ui/button.css.ts';
import { Icon } from '../ui/icon.tsx';
import { AccountButton } from './account-button.tsx';
import { CartLink } from './cart-link.tsx';
import { CurrencyMenu } from './currency-menu.tsx';
import { EarnMenu } from './earn-menu.tsx';
import { LanguageMenu } from './language-menu.tsx';
import type { HeaderTool } from './header-tools.server.ts';
import type { ShellData } from './shell-data.server.ts';
import { ThemeToggle } from './theme-toggle.tsx';
import * as styles from './bar.css.ts';
import './bar-centre.css.ts';
import './bar-look.css.ts';

/** The end of the bar, in either design. */
export function BarTools({ data }: { data: ShellData }) {
  const { profile, isHidden, barTools } = data;
  return (
    <div className={styles.tools}>
      {profile && data.earn.length ? <EarnMenu links={data.earn} /> : null}
      {barTools.map((tool) => (
        <Tool key={tool} tool={tool} data={data} />
      ))}
      {isHidden ? null : <OrderButton />}
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

function Tool({ tool, data }: { tool: HeaderTool; data: ShellData }) {
  if (tool === 'search') return <SearchLink hasField={data.barTools[0] === tool} />;
  if (tool === 'language') return <LanguageMenu {...data} />;
  if (tool === 'cart') return <CartButton count={data.cartCount} />;
  const isForCustomers = tool === 'currency' && data.profile;
  return (
    <div className={isForCustomers ? undefined : styles.notOnPhone}>
      {tool === 'theme' ? <ThemeToggle theme={data.theme} /> : <CurrencyMenu data={data} />}
    </div>
  );
}

function SearchLink({ hasField }: { hasField: boolean }) {
  const { t } = useTranslation();
  return (
    <div className={hasField ? styles.toSearch : undefined}>
      <Link
        className={styles.iconButton}
        to={pagePath('search')}
        aria-label={t('search')}
        title={t('search')}
      >
        <Icon name="search" />
      </Link>
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
