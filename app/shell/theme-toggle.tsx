import { useFetcher, useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/icon.tsx';
import { behindMenu } from './header.css.ts';
import * as styles from './theme-toggle.css.ts';

/**
 * Both directions stand in the page and the style shows the one that applies, so that a visitor whose system decides
 * the theme gets the right button without a script.
 */
export function ThemeToggle({ theme }: { theme: 'light' | 'dark' | 'system' }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action="/preferences" preventScrollReset data-theme-choice={theme}>
      <input type="hidden" name="returnTo" value={pathname + search} />
      <button
        className={styles.toDark}
        name="theme"
        value="dark"
        aria-label={t('theme.toDark')}
        title={t('theme.toDark')}
      >
        <Icon name="moon" />
        <span className={behindMenu}>{t('theme.toDark')}</span>
      </button>
      <button
        className={styles.toLight}
        name="theme"
        value="light"
        aria-label={t('theme.toLight')}
        title={t('theme.toLight')}
      >
        <Icon name="sun" />
        <span className={behindMenu}>{t('theme.toLight')}</span>
      </button>
    </fetcher.Form>
  );
}
