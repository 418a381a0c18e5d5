import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';

/** Asks who has not said where they are billed, where that decides on the tax of their invoice. */
export function AskCountry() {
  const { t } = useTranslation('documents');
  return (
    <Alert>
      {t('ask.text')} <Link to={`${pagePath('profile')}#company`}>{t('ask.add')}</Link>
    </Alert>
  );
}
