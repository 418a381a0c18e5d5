import { useFetcher, useLocation } from '@remix-run/react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/icon.tsx';
import { closeMenu } from './use-menu-closing.ts';
import * as styles from './dropdown.css.ts';
import { behindMenu, inBar } from './header.css.ts';

interface CurrencyMenuProps {
  currency: string;
  currencies: string[];
  /** The menus of which only one is open at a time. */
  group: string;
}

/** In which currency prices are shown. */
export function CurrencyMenu({ currency, currencies, group }: CurrencyMenuProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const fetcher = useFetcher();
  return (
    <details className={styles.dropdown} name={group}>
      <summary className={styles.summary} aria-label={t('currency.current', { code: currency })}>
        <span className={behindMenu}>
          <Icon name="wallet" />
        </span>
        <span className={behindMenu}>{t('currency.current', { code: currency })}</span>
        <span className={inBar}>{currency}</span>
        <span className={styles.chevron}>
          <Icon name="chevron-down" size={16} />
        </span>
      </summary>
      <fetcher.Form
        method="post"
        action="/preferences"
        preventScrollReset
        className={styles.panel}
        onSubmit={closeOnChoice}
      >
        <input type="hidden" name="returnTo" value={pathname + search} />
        {currencies.map((code) => (
          <button
            key={code}
            className={styles.item}
            name="currency"
            value={code}
            aria-pressed={code === currency}
          >
            {code}
          </button>
        ))}
      </fetcher.Form>
    </details>
  );
}

function closeOnChoice(event: FormEvent<HTMLFormElement>) {
  const menu = event.currentTarget.closest('details');
  if (menu) closeMenu(menu);
}
