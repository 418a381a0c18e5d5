import { useLocation } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { notice } from './moderation-alert.css.ts';

const PLACE = pagePath('card-verification');

/** Above every page but the one it leads to, while documents are wanted of the customer. */
export function IdentityAlert({ wanted }: { wanted: number }) {
  const { t } = useTranslation('panels');
  const { pathname } = useLocation();
  if (pathname === PLACE) return null;
  return (
    <div className={notice}>
      <Alert
        tone="warning"
        title={t('identity.title')}
        actions={
          <ButtonLink to={PLACE} size="small">
            {t('identity.action')}
          </ButtonLink>
        }
      >
        {t('identity.text', { wanted })}
      </Alert>
    </div>
  );
}
