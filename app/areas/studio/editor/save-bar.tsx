import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import * as styles from './editor.css.ts';
import type { SaveStatus } from './use-editor.ts';

interface SaveBarProps {
  status: SaveStatus;
  isNew: boolean;
  save: () => void;
}

const ICONS = { saved: 'circle-check', failed: 'circle-alert', saving: 'clock' } as const;

/** How the form stands, and its button; with a script it mostly saves itself. */
export function SaveBar({ status, isNew, save }: SaveBarProps) {
  const { t } = useTranslation('studio-fields');
  const isHydrated = useHydrated();
  const icon = status in ICONS ? ICONS[status as keyof typeof ICONS] : undefined; // It is in them.
  return (
    <div className={styles.bar}>
      <SubmitButton>{isNew ? t('editor.create') : t('editor.save')}</SubmitButton>
      {isHydrated && !isNew ? (
        <p className={status === 'failed' ? styles.failed : styles.status} role="status">
          {icon ? <Icon name={icon} size={16} /> : null}
          {t(`status.${status}`)}
          {status === 'failed' ? (
            <Button tone="quiet" size="small" onClick={save}>
              {t('editor.again')}
            </Button>
          ) : null}
        </p>
      ) : (
        <p className={styles.status}>{t('status.idle')}</p>
      )}
    </div>
  );
}
