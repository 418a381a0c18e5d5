import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/button-link.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { notice } from './moderation-alert.css.ts';

/** Above every page while a payment waits for the customer to say who they are. */
export function ModerationAlert() {
  const { t } = useTranslation('panels');
  return (
    <div className={notice}>
      <Alert
        tone="warning"
        title={t('moderation.title')}
        actions={
          <ButtonLink to="/card-verification" size="small">
            {t('moderation.action')}
          </ButtonLink>
        }
      >
        {t('moderation.text')}
      </Alert>
    </div>
  );
}
