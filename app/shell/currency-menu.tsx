import { useFetcher, useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/icon.tsx';
import * as styles from './dropdown.css.ts';

interface CurrencyMenuProps {
  currency: string;
  currencies: string[];
}

/** In which currency prices are shown. */
export function CurrencyMenu({ currency, currencies }: CurrencyMenuProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const fetcher = useFetcher();
  return (
    <details className={styles.dropdown} name="header-menu">
      <summary className={styles.summary} aria-label={t('currency.current', { code: currency })}>
        <span>{currency}</span>
        <Icon name="chevron-down" size={16} />
      </summary>
      <fetcher.Form method="post" action="/preferences" preventScrollReset className={styles.panel}>
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
