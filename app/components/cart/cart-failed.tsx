import { useTranslation } from 'react-i18next';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { ButtonLink } from '../button-link.tsx';

/** In place of the cart while nobody can be asked for it. */
export function CartFailed() {
  const { t } = useTranslation('cart');
  return (
    <EmptyState
      illustration="trouble"
      title={t('failed.title')}
      actions={
        <ButtonLink to={pagePath('cart')} tone="outline">
          {t('failed.again')}
        </ButtonLink>
      }
    >
      {t('failed.text')}
    </EmptyState>
  );
}
