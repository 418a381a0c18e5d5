import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { notice } from './moderation-alert.css.ts';

/** Above every page of an instance that is paused. */
export function PausedAlert() {
  const { t } = useTranslation('panels');
  return (
    <div className={notice}>
      <Alert tone="warning" title={t('paused.title')}>
        {t('paused.text')}
      </Alert>
    </div>
  );
}
