import { useFetcher, useLocation } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { ServicesView } from '#app/lib/http/load-context.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Icon } from '#app/ui/icon.tsx';
import * as styles from './view-toggle.css.ts';

const ICONS = { cards: 'layout-grid', table: 'list' } as const;

/** Cards or a table, kept for the next visit. */
export function ViewToggle({ view }: { view: ServicesView }) {
  const { t } = useTranslation('shop');
  const { pathname, search } = useLocation();
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action={pagePath('preferences')} preventScrollReset>
      <input type="hidden" name="returnTo" value={`${pathname}${search}`} />
      <div className={styles.toggle} role="group" aria-label={t('view.label')}>
        {(['cards', 'table'] as const).map((choice) => (
          <button
            key={choice}
            className={styles.choice}
            name="services_view_mode"
            value={choice}
            aria-pressed={choice === view}
          >
            <Icon name={ICONS[choice]} size={16} />
            <span className={styles.name}>{t(`view.${choice}`)}</span>
          </button>
        ))}
      </div>
    </fetcher.Form>
  );
}
