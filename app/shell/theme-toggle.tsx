import { useFetcher, useLocation } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Icon } from '../ui/icon.tsx';
import { choiceRow, iconButton } from './bar.css.ts';
import * as styles from './theme-toggle.css.ts';

interface ThemeToggleProps {
  theme: 'light' | 'dark' | 'system';
  /** A line of the drawer, with words. */
  isRow?: boolean;
}

/**
 * Both directions stand in the page and the style shows the one that applies, so that a visitor whose system decides
 * the theme gets the right button without a script.
 */
export function ThemeToggle({ theme, isRow = false }: ThemeToggleProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const fetcher = useFetcher();
  const look = isRow ? choiceRow : iconButton;
  return (
    <fetcher.Form
      method="post"
      action={pagePath('preferences')}
      preventScrollReset
      data-theme-choice={theme}
    >
      <input type="hidden" name="returnTo" value={pathname + search} />
      <ToggleButton
        className={`${look} ${styles.toDark}`}
        value="dark"
        icon="moon"
        label={t('theme.toDark')}
        isRow={isRow}
      />
      <ToggleButton
        className={`${look} ${styles.toLight}`}
        value="light"
        icon="sun"
        label={t('theme.toLight')}
        isRow={isRow}
      />
    </fetcher.Form>
  );
}

interface ToggleButtonProps {
  className: string;
  value: 'light' | 'dark';
  icon: string;
  label: string;
  isRow: boolean;
}

function ToggleButton({ className, value, icon, label, isRow }: ToggleButtonProps) {
  return (
    <button
      className={className}
      name="theme"
      value={value}
      {...(!isRow && { 'aria-label': label, title: label })}
    >
      <Icon name={icon} />
      {isRow ? label : null}
    </button>
  );
}
