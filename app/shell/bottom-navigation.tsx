import { Link, useLocation } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Icon } from '../ui/icon.tsx';
import { CartLink } from './cart-link.tsx';
import { ServicesLink } from './services-panel/services-link.tsx';
import type { ShellData } from './shell-data.server.ts';
import * as styles from './bottom-navigation.css.ts';

/** The four ways that a thumb reaches on a phone; for a guest of a hidden cabinet the ways in. */
export function BottomNavigation({ data }: { data: ShellData }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const at = (path: string) =>
    pathname === path || (path !== '/' && pathname.startsWith(`${path}/`));
  return (
    <nav className={styles.bottom} aria-label={t('bottomNavigation')}>
      <ul className={data.isHidden ? `${styles.list} ${styles.few}` : styles.list}>
        {data.isHidden ? (
          <Place
            to={pagePath('register')}
            icon="user-plus"
            text={t('register')}
            isHere={at(pagePath('register'))}
          />
        ) : (
          <>
            <li>
              <ServicesLink
                className={styles.link}
                aria-current={at(pagePath('')) ? 'page' : undefined}
              >
                <Words icon="layout-grid" text={t('services')} count={0} />
              </ServicesLink>
            </li>
            <Place
              to={pagePath('orders/create')}
              icon="plus"
              text={t('createOrder')}
              isHere={at(pagePath('orders/create'))}
            />
            <li>
              <CartLink
                className={styles.link}
                aria-current={at(pagePath('cart')) ? 'page' : undefined}
              >
                <Words icon="shopping-cart" text={t('cart.name')} count={data.cartCount} />
              </CartLink>
            </li>
          </>
        )}
        {data.profile ? (
          <Place
            to={pagePath('profile')}
            icon="user"
            text={t('account.profile')}
            isHere={at(pagePath('profile'))}
          />
        ) : (
          <Place
            to={pagePath('login')}
            icon="log-in"
            text={t('login')}
            isHere={at(pagePath('login'))}
          />
        )}
      </ul>
    </nav>
  );
}

interface PlaceProps {
  to: string;
  icon: string;
  text: string;
  isHere?: boolean;
}

function Place({ to, icon, text, isHere = false }: PlaceProps) {
  return (
    <li>
      <Link className={styles.link} to={to} aria-current={isHere ? 'page' : undefined}>
        <Words icon={icon} text={text} count={0} />
      </Link>
    </li>
  );
}

function Words({ icon, text, count }: { icon: string; text: string; count: number }) {
  return (
    <>
      <span className={styles.drawing}>
        <Icon name={icon} />
        {count > 0 ? <span className={styles.count}>{count}</span> : null}
      </span>
      <span className={styles.text}>{text}</span>
    </>
  );
}
