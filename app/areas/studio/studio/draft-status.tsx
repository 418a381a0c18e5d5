import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { StudioFrameData } from '#app/areas/studio/studio.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Icon } from '#app/ui/icon.tsx';
import { tone } from '#app/ui/tone.css.ts';
import * as styles from './draft-status.css.ts';

/** How the draft stands to what is public, and the way to where that is told field by field. */
export function DraftStatus({ draft, behind }: Pick<StudioFrameData, 'draft' | 'behind'>) {
  const { t } = useTranslation('studio');
  const count = draft.changes.length;
  if (behind) {
    return (
      <Status look="warning" icon="triangle-alert" to={pagePath('studio/merge')}>
        {behind.name === undefined
          ? t('status.behind')
          : t('status.behindOf', { name: behind.name })}
      </Status>
    );
  }
  if (count === 0) {
    return (
      <Status look="success" icon="circle-check" to={pagePath('studio/history')}>
        {t('status.published')}
      </Status>
    );
  }
  return (
    <Status look="info" icon="pencil" to={pagePath('studio/difference')}>
      {t('status.changes', { count })}
    </Status>
  );
}

interface StatusProps {
  look: 'warning' | 'success' | 'info';
  icon: string;
  to: string;
  children: string;
}

function Status({ look, icon, to, children }: StatusProps) {
  return (
    <Link className={`${tone[look]} ${styles.status}`} to={to}>
      <Icon name={icon} size={16} />
      <span className={styles.text}>{children}</span>
    </Link>
  );
}
