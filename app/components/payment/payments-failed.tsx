import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { ButtonLink } from '../button-link.tsx';

/** In place of a page about payments while nobody can be asked; it stands alone where it has a title. */
export function PaymentsFailed({ title }: { title?: string }) {
  const { pathname, search } = useLocation();
  const { t } = useTranslation('payments');
  return (
    <EmptyState
      illustration="trouble"
      headingLevel={title === undefined ? 2 : 1}
      title={title ?? t('failed.title')}
      actions={
        <ButtonLink to={pathname + search} tone="outline">
          {t('failed.again')}
        </ButtonLink>
      }
    >
      {t('failed.text')}
    </EmptyState>
  );
}
